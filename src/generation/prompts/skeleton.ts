import { DATA_MODEL, GUARDS, NODES, SETTINGS } from './architecture.ts';
import { FORBIDDEN, INDEX, NAMED, SAME_NAME, SHARED_ITEMS, WRITES } from './features.ts';
import { ORDER, PHASES } from './phases.ts';

/** What a model is told to do before all other parts of a plan. */
export const SKELETON_TASK = `
# Your task: the skeleton
Others fill it in, side by side; they see the idea, the brief and this, not each other. What two parts must agree on
stands here. Decide first what not to build: what a bought product, a spreadsheet or a phone call
does for now. Ceilings: 8 entities, 8 features, 30 operations for size small; 16, 14 and 60 for normal.

${NODES}
${DATA_MODEL}
${GUARDS}
${SETTINGS}
${PHASES}
${INDEX}
- guards of a feature: ids of those that its criteria test; each guard is one feature's. Each must of kind act and each
  must-not without forbids is in the demands of a feature.
- phase: the phase that builds the feature.
${ORDER}
- operations: ${NAMED}${WRITES}${SAME_NAME}
${SHARED_ITEMS}

${FORBIDDEN}
`;
