import { escapeHtml } from '../../src/system/html.ts';
import { plainPage } from '../plain-page.ts';

/** Asks whether to unsubscribe; only the button acts. */
export const askPage = (fromName: string): Response =>
  plainPage(
    200,
    'Unsubscribe',
    `<p>Do you want no more mail from ${escapeHtml(fromName)}?</p>
<form method="post" action="?from=page"><button type="submit">Unsubscribe</button></form>`,
  );

export const donePage = (): Response =>
  plainPage(200, 'You are unsubscribed', '<p>You will get no more of these mails. There is nothing else to do.</p>');

export const unknownPage = (): Response =>
  plainPage(
    404,
    'This link is not known',
    '<p>It may have been cut off on its way. Open it again from the mail, whole, or answer the mail and say that you want no more.</p>',
  );
