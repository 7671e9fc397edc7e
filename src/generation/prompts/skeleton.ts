import { CEILINGS } from '../../artifacts/size-ceilings.ts';
import { DATA_MODEL, GUARDS, NODES, SETTINGS } from './architecture.ts';
import { FORBIDDEN, GUARDS_OF_FEATURE, INDEX, NAMED, SAME_NAME, SHARED_ITEMS, WRITES } from './features.ts';
import { ORDER, PHASES } from './phases.ts';

const { small: SMALL, normal: NORMAL } = CEILINGS;

/** What a model is told to do before all other parts of a plan. */
export const SKELETON_TASK = `
# Your task: the skeleton
Others fill it in side by side; they see idea, brief and this, not each other. What two parts must agree on
stands here. Decide first what not to build: what a bought product, a sheet or a call does for now.
Ceilings: ${SMALL.entities} entities, ${SMALL.features} features, ${SMALL.operations} operations for size small; ${NORMAL.entities}, ${NORMAL.features} and ${NORMAL.operations} for normal.

${NODES}
${DATA_MODEL}
${GUARDS}
${SETTINGS}
${PHASES}
${INDEX}
${GUARDS_OF_FEATURE}
- phase: the phase that builds the feature.
${ORDER}
- operations: ${NAMED}${WRITES}${SAME_NAME}
${SHARED_ITEMS}

${FORBIDDEN}
`;
