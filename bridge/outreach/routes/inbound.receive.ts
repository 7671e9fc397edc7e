import { parseInput } from '../../../src/generation/parse.ts';
import { OUTCOMES } from '../../../src/outreach/inbox/outcomes.ts';
import { receiveMail } from '../../../src/outreach/inbox/receive-mail.ts';
import { inboundJsonSchema, inboundQuery, inboundSchema } from '../../../src/outreach/shapes/inbound.ts';
import { LEAD_ID, REPLY, SEND } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS, dataOf } from '../things.ts';

const MAIL = [
  'From: Sam Okafor <sam@example.com>',
  'To: grace@northwind.example',
  'Subject: Re: No-shows at Pawfect Ltd',
  'Message-ID: <CAF3b71@mail.example.com>',
  `In-Reply-To: ${SEND.messageId}`,
  '',
  'About six a week. What does it cost?',
  '',
].join('\r\n');

export const receiveMailRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/inbound',
  operationId: 'receiveMail',
  tag: 'Inbound',
  scope: 'inbound:write',
  summary: 'Hand over a mail that came in',
  description:
    'For mail that is not read over IMAP: the source of one mail, as it came. It is kept once, however often it comes, and handled before the answer: bounces, complaints, automatic answers and replies do what they do in a mailbox.',
  query: inboundQuery,
  body: {
    schema: inboundJsonSchema,
    examples: { reply: { summary: 'A reply', value: { raw: MAIL } } },
    isMail: true,
    other: {
      type: 'message/rfc822',
      description:
        'The mail as it is, byte for byte, up to 30 MiB. The better way: no character set stands in between.',
      example: MAIL,
    },
  },
  shape: dataOf(inboundSchema),
  example: {
    data: {
      id: 'inm_4e7a1c9b2d8f4603a5c1e9d7b6f0283a',
      isNew: true,
      kind: 'reply',
      outcome: 'replied',
      means: OUTCOMES.replied,
      leadId: LEAD_ID,
      sendId: SEND.id,
      replyId: REPLY.id,
    },
  },
  statuses: { 200: 'What was done with it.' },
  errors: [...BODY_ERRORS, 'not_found'],
  handler: async ({ app, workspace, query, body }) => {
    const raw = body instanceof Uint8Array ? body : Buffer.from(parseInput(inboundJsonSchema, body).raw);
    return { body: { data: await receiveMail(app, workspace.id, raw, query) } };
  },
});
