import { code, type Place, tellByCause } from '../plan/tell.ts';
import { fieldUses } from '../plan/written.ts';
import { defineRule } from '../rule.ts';

export const fieldsAreRead = defineRule({
  id: 'fields-are-read',
  check: 20,
  severity: 'report',
  says: 'A field that is written is read by an operation or shown on a screen.',
  needs: ['architecture', 'features'],
  judges: ['features'],
  find(_, plan) {
    const unread = [...fieldUses(plan).values()].flatMap(
      ({ name, entity, writers: [first], readers, screens }): (Place & { of: string })[] =>
        first === undefined || readers.length + screens.length > 0
          ? []
          : [{ cause: entity.name, artifact: 'features', pointer: first.pointer, name, of: entity.name }],
    );
    return tellByCause(unread, (names, { of }) => ({
      message: `Fields of ${code(of)} are written and never read or shown: ${names}.`,
      mend: 'Read or show each of them, or leave it out.',
    }));
  },
});
