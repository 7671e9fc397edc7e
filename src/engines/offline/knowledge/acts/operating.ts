import type { ActKind } from './schema.ts';

/** Acts upon machines and things that move. */
export const operating: ActKind[] = [
  {
    id: 'operate',
    over: 'one',
    verbs: [
      'open',
      'close',
      'switch',
      'drive',
      'raise',
      'lower',
      'light',
      'heat',
      'cool',
      'pump',
      'shake',
      'trigger',
      'activate',
      'fire',
      'blow',
    ],
    result: {
      noun: 'command',
      fields: [
        'action: text',
        'because: text',
        'askedBy: rule | person',
        'sentAt: datetime',
        'doneAt: datetime',
        'outcome: done | refused | no answer',
      ],
    },
    description: [
      'Moves something real: {act}. A {result} counts as done when the thing itself says so.',
      'Acts by itself, to {act}, and can always be overruled by hand.',
    ],
    proof: ['A simulated {object} that obeys, jams and falls silent shows that “{act}” ends safely each time.'],
    criteria: [
      [
        'Without an answer within 10 seconds the outcome is “no answer”, and somebody is told.',
        'What was measured afterwards is stored beside what was asked for.',
      ],
      [
        'By hand always wins over the rule, until it is given back.',
        'After a power cut it comes up in the safe position.',
      ],
      ['Between two movements lies a rest that cannot be undercut.', 'Each movement says what caused it.'],
    ],
    edgeCases: [
      [
        'The sensor lies or is silent: nothing moves, and it says so.',
        'Two rules want opposite things: the safe one wins.',
      ],
      ['The network is gone: the rule goes on where the thing is.'],
    ],
    steps: [
      ['Put the rule into a pure function from readings and clock to a wish.'],
      ['Let one small driver carry it out; replace it by a simulated one in tests.'],
    ],
    pitfalls: [['Believing the command instead of the sensor.']],
    effort: 'M',
  },
  {
    id: 'time',
    over: 'one',
    verbs: ['time', 'pace', 'countdown', 'delay', 'snooze', 'pause'],
    result: {
      noun: 'timing',
      fields: [
        'startedAt: datetime',
        'endedAt: datetime',
        'seconds: decimal',
        'pausedSeconds: decimal',
        'startedBy: reference',
      ],
    },
    description: [
      'Measures time without anybody watching a clock: {act}.',
      'Keeps the time honestly: {act}. Nothing is lost when the screen goes dark.',
    ],
    proof: ['With a clock set by the test, “{act}” is right to a tenth of a second over ten minutes.'],
    criteria: [
      [
        'Time is the difference of two moments, so a sleeping screen costs nothing.',
        'After a restart a running {result} runs on.',
      ],
      ['A forgotten one is noticed and can be shortened, with a trace.', 'Pausing and going on keeps both spans.'],
      ['Starting takes one tap, also with gloves.', 'Two that run at once are both right.'],
    ],
    edgeCases: [
      [
        'The clocks change meanwhile: the span is what really passed.',
        'The battery dies: the last known moment is kept.',
      ],
      ['It is started twice: the first goes on.'],
    ],
    steps: [['Store the two moments, never a running number.'], ['Take the time from one clock that tests can set.']],
    pitfalls: [['Counting seconds in a timer: it sleeps with the screen.']],
    effort: 'S',
  },
];
