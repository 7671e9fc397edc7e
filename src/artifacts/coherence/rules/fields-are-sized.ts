import type { PartialArtifacts } from '../../artifacts.ts';
import { quote } from '../../reading/names.ts';
import { rounded } from '../../reading/prose.ts';
import { type Field, fieldsOf } from '../field-sizes.ts';
import { defineRule, type Finding } from '../rule.ts';

export const fieldsAreSized = defineRule({
  id: 'fields-are-sized',
  check: 15,
  severity: 'report',
  says: 'No field is too thin to act on, and none is bloated.',
  needs: [],
  judges: ['research', 'architecture', 'features', 'phases', 'promptPack'],
  find: (_given, { artifacts }) => fieldsOf(artifacts).filter(isOff).map(toFinding),
  measure({ artifacts }, written) {
    const own: PartialArtifacts = Object.fromEntries(
      Object.entries(artifacts).filter(([name]) => isWritten(name, written)),
    );
    const fields = fieldsOf(own);
    return fields.length === 0 ? {} : { fieldsInRange: rounded(1 - fields.filter(isOff).length / fields.length) };
  },
});

function isWritten(name: string, written: ReadonlySet<string>): boolean {
  return written.has(name);
}

function isOff({ size, min, max }: Field): boolean {
  return size < min || size > max;
}

function toFinding({ artifact, path, size, min, max, unit, of }: Field): Finding {
  const where = of === undefined ? path : `${path} of ${quote(of)}`;
  const message =
    size < min
      ? `${where} has ${size} ${unit}; fewer than ${min} say too little.`
      : `${where} has ${size} ${unit}; more than ${max} hide what matters.`;
  return { artifact, message };
}
