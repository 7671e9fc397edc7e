import type { Architecture } from '../architecture.ts';
import { nameFinder } from '../reading/name-finder.ts';
import { wordKey, wordKeys } from '../reading/words.ts';
import type { CoherenceInput } from './rule.ts';

// OrderItem, LoyaltyCard: two capitals with small letters between. One capital alone may be any proper name.
const ENTITY_LIKE = /(?<![\p{L}\p{N}_./@-])\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+(?![\p{L}\p{N}_])/gu;
// `Invoice`: one capitalised word that the text itself marks as a name.
const MARKED = /`(\p{Lu}[\p{L}\p{N}]{1,60})`/gu;
const BRANDS = new Set(
  (
    'GitHub GitLab BitBucket LinkedIn YouTube TikTok WhatsApp WeChat FaceTime PayPal AirBnb BigQuery QuickBooks HubSpot SalesForce ' +
    'ShipStation DoorDash TripAdvisor OpenStreetMap OpenSearch ElasticSearch WordPress WooCommerce JavaScript TypeScript ' +
    'PostgreSql MySql MongoDb DynamoDb CloudFront CloudFlare DigitalOcean SendGrid MailChimp MailGun OpenAi DeepL PowerPoint ' +
    'SharePoint OneDrive DropBox FreshBooks ChatGpt WebSocket WebSockets WebRtc AppStore PlayStore ApplePay GooglePay'
  )
    .toLowerCase()
    .split(' '),
);

/**
 * Finds words that look like an entity but are in neither the data model nor anywhere else that would explain them:
 * a node, a technology, a field, the idea itself, a well-known brand.
 */
export function unknownEntities(architecture: Architecture, { idea, context = '' }: CoherenceInput) {
  const known = nameFinder([
    ...architecture.dataModel.flatMap(({ entity, fields }) => [entity, ...fields]),
    ...architecture.nodes.flatMap((node) => [node.label, node.tech]),
    ...architecture.techStack.map(({ choice }) => choice),
  ]);
  const explained = new Set(
    wordKeys([idea, context, ...architecture.nodes.map((node) => `${node.label} ${node.tech}`)].join('\n')),
  );
  const isKnown = (word: string) =>
    BRANDS.has(word.toLowerCase()) || explained.has(wordKey(word)) || known.find(word).size > 0;
  return {
    in(text: string): string[] {
      const words = [...text.matchAll(ENTITY_LIKE)].map(([word]) => word);
      const marked = [...text.matchAll(MARKED)].map(([, word]) => word ?? '');
      return [...new Set([...words, ...marked])].filter((word) => !isKnown(word));
    },
  };
}
