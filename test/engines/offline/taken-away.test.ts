import { describe, expect, it } from 'vitest';
import { plan } from '../../scorecard/planned.ts';

/** Everything that such a plan builds with, as text, and what is wrong with it. */
async function built(idea: string) {
  const { artifacts, faults } = await plan({ id: 'one', idea, domains: [], needs: [], words: [] });
  const { techStack, nodes } = artifacts.architecture;
  return {
    faults,
    parts: nodes.map(({ label, tech }) => `${label} (${tech})`).join('\n'),
    stack: techStack.map(({ category, choice }) => `${category}: ${choice}`).join('\n'),
    features: artifacts.features.features.map(({ name }) => name).join('\n'),
    people: artifacts.features.features.flatMap(({ userStories }) => userStories).join('\n'),
  };
}

describe('a plan without what the idea takes away', () => {
  it('only measures where nothing may be switched', async () => {
    const watch = 'ESP32 probes in nine brewing tanks send temperature over MQTT. The software watches only.';
    expect((await built(watch)).parts).not.toMatch(/actuator/i);
    expect((await built(watch.replace('The software watches only.', ''))).parts).toMatch(/actuator/i);
  });

  it('calls people where texts and mails are slept through', async () => {
    const { parts } = await built(
      'Freezers of a blood bank: when one is too warm, whoever is on duty gets a phone call. Texts and e-mail are slept through, so neither of them.',
    );
    expect(parts).not.toMatch(/\bsms\b|text/i);
    expect(parts).toMatch(/phone calls?|voice/i);
  });

  it('asks nothing outside of a network that is cut off', async () => {
    const { parts, faults } = await built(
      'On-call duty and incident paging for the engineers of a bank. Air-gapped, Oracle, Java.',
    );
    expect(parts).toMatch(/modem/i);
    expect(parts).not.toMatch(/web push|gateway over its api/i);
    expect(faults).toEqual([]);
  });

  it('lets the staff in where visitors need no accounts', async () => {
    const { stack, faults } = await built('Status page and incident updates for a SaaS, no accounts for visitors.');
    expect(stack).toMatch(/authentication/i);
    expect(faults).toEqual([]);
  });

  it('stays sound without any account, whatever its tables are called', async () => {
    for (const idea of [
      'Short links with passwords and expiry. No accounts.',
      'Makerspace doors that open by card. No accounts.',
    ])
      expect((await built(idea)).faults).toEqual([]);
  });

  it('keeps all in the page where there is no server', async () => {
    expect((await built('debt snowball planner, browser only, no server')).stack).not.toMatch(/postgres/i);
    expect((await built('Aquarium log as a PWA, no cloud')).stack).not.toMatch(/postgres/i);
  });

  it('is a command where there is no interface but the terminal', async () => {
    const { stack } = await built(
      "Outil libre pour relire à deux des zones DNS, sans interface web : git, un terminal, c'est tout.",
    );
    expect(stack).not.toMatch(/react|frontend/i);
  });

  it('builds for the phone that people have where the other is refused', async () => {
    expect((await built('App for oyster crews. Androids are what we own, so no iPhone version.')).stack).not.toMatch(
      /ios/i,
    );
    expect((await built('dating app for climbers. Flutter for iOS and Android, no star ratings.')).stack).toMatch(
      /flutter/i,
    );
  });

  it('talks in the one room that is admitted, and rules out nothing that must be there', async () => {
    const { parts, stack, faults } = await built(
      "Cahier de dérangements d'un réseau ferré. L'astreinte reçoit le défaut dans son salon Matrix (aucune autre messagerie n'est admise) et rien ne se clôt sans la contre-signature d'une deuxième personne.",
    );
    expect(parts + stack).toMatch(/matrix/i);
    expect(faults).toEqual([]);
  });

  it('is made for those who work with it, not for whoever forbids something', async () => {
    const { people } = await built(
      'Anaesthesia department, 46 doctors, three lines. The plan lives in an Excel the secretary sends round, and swaps happen in a WhatsApp group which our data protection officer has now forbidden. I want a page where the month is planned and doctors propose swaps.',
    );
    expect(people).not.toMatch(/As a data protection officer/i);
  });

  it('asks the model of the own tenant and no other', async () => {
    const { parts } = await built(
      'Word add-in for in-house counsel: it marks every clause of an incoming NDA that deviates from our playbook. The model has to be the one in our own Azure tenant.',
    );
    expect(parts).toMatch(/Azure OpenAI in the own tenant/);
    expect(parts).not.toMatch(/small language model/i);
  });

  it('is planned where C++ is named', async () => {
    expect((await built('A desktop tool for pipe organ tuners in C++ with Qt.')).faults).toEqual([]);
  });
});
