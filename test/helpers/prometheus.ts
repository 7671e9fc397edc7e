/** One line of a metrics text. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

export interface Family {
  name: string;
  type: string;
  help: string;
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(.*)\\})? (NaN|[+-]Inf|[-+0-9.eE]+)$`);
const LABEL = /^([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/;
const OF_TYPE = /_(?:bucket|sum|count)$/;

/**
 * Reads the text format of Prometheus 0.0.4 and says what is wrong with it: every sample of a family with HELP and TYPE
 * before it, no sample twice, counters that end in `_total`, histograms that add up.
 */
export function readExposition(text: string): { families: Family[]; samples: Sample[]; faults: string[] } {
  const families = new Map<string, Family>();
  const samples: Sample[] = [];
  const faults: string[] = [];
  const seen = new Set<string>();
  if (!text.endsWith('\n')) faults.push('the last line does not end');
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [, kind, name = '', words = ''] = new RegExp(`^# (HELP|TYPE) (${NAME}) (.*)$`).exec(line) ?? [];
    if (kind === 'HELP') families.set(name, { name, type: '', help: words });
    else if (kind === 'TYPE') Object.assign(families.get(name) ?? {}, { type: words });
    else if (!line.startsWith('#')) {
      const sample = readSample(line);
      const key = line.slice(0, line.lastIndexOf(' '));
      if (!sample || seen.has(key)) faults.push(`unreadable or twice: ${line}`);
      else {
        samples.push(sample);
        const family = families.get(sample.name) ?? families.get(sample.name.replace(OF_TYPE, ''));
        if (!family?.type || !family.help) faults.push(`without HELP and TYPE: ${line}`);
      }
      seen.add(key);
    }
  }
  for (const { name, type } of families.values()) {
    if (type === 'counter' && !name.endsWith('_total')) faults.push(`a counter that is no _total: ${name}`);
    if (type === 'histogram') faults.push(...histogramFaults(name, samples));
  }
  return { families: [...families.values()], samples, faults };
}

function readSample(line: string): Sample | undefined {
  const [, name, labelText = '', value] = SAMPLE.exec(line) ?? [];
  if (name === undefined) return undefined;
  const labels: Record<string, string> = {};
  for (let rest = labelText; rest !== ''; ) {
    const [whole, label = '', words = ''] = LABEL.exec(rest) ?? [];
    if (whole === undefined || label in labels) return undefined;
    labels[label] = words;
    rest = rest.slice(whole.length);
  }
  return { name, labels, value: value === '+Inf' ? Infinity : Number(value) };
}

function histogramFaults(name: string, samples: readonly Sample[]): string[] {
  const series = new Map<string, { last: number; end: number | undefined; count: number | undefined }>();
  const faults: string[] = [];
  for (const sample of samples.filter((one) => one.name.startsWith(`${name}_`))) {
    const { le, ...labels } = sample.labels;
    const key = JSON.stringify(labels);
    const one = series.get(key) ?? { last: 0, end: undefined, count: undefined };
    series.set(key, one);
    if (sample.name === `${name}_count`) one.count = sample.value;
    if (sample.name !== `${name}_bucket`) continue;
    if (sample.value < one.last) faults.push(`a bucket of ${name} that shrinks`);
    one.last = sample.value;
    if (le === '+Inf') one.end = sample.value;
  }
  for (const { end, count } of series.values()) if (end !== count) faults.push(`${name} does not add up`);
  return faults;
}
