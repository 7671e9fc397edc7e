import type { Design } from '../../design/design.ts';

/** "The model has to be the one in our own Azure tenant": the service that each of these clouds has for it. */
const OWN_CLOUD =
  /\b(?:our|my|own|their|the (?:company|firm|client)['’]s)(?: own)? (azure|aws|amazon|google cloud|gcp) (?:tenant|tenancy|subscription|account|project|organi[sz]ation)\b/i;
const MODELS_OF = new Map([
  ['azure', 'Azure OpenAI in the own tenant'],
  ['aws', 'Amazon Bedrock in the own account'],
  ['amazon', 'Amazon Bedrock in the own account'],
  ['google cloud', 'Vertex AI in the own project'],
  ['gcp', 'Vertex AI in the own project'],
]);

/** The model of the cloud account that the house has, where the idea names one. */
export const modelOfTenant = ({ understanding: { idea, context } }: Design) =>
  MODELS_OF.get(OWN_CLOUD.exec(`${idea} ${context}`)?.[1]?.toLowerCase() ?? '');
