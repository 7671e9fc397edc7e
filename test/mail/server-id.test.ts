import { describe, expect, it } from 'vitest';
import { serverIdIn, serverIdsOf } from '../../src/mail/server-id.ts';

const SES = '0100018f2c3d4e5f-6a7b8c9d-0e1f-4a2b-8c3d-4e5f6a7b8c9d-000000';

describe('the id that a server names for a mail', () => {
  it.each([
    ['Amazon SES', `250 Ok ${SES}`, SES],
    [
      'Microsoft 365',
      '250 2.0.0 OK <AM9PR04MB8123A1B2C3D4E5F@AM9PR04MB8123.eurprd04.prod.outlook.com> [Hostname=AM9PR04MB8123.eurprd04.prod.outlook.com]',
      'AM9PR04MB8123A1B2C3D4E5F@AM9PR04MB8123.eurprd04.prod.outlook.com',
    ],
    ['a UUID', '250 OK queued as 6f9619ff-8b86-d011-b42d-00c04fc964ff', '6f9619ff-8b86-d011-b42d-00c04fc964ff'],
    ['a queue id that may come again', '250 2.0.0 Ok: queued as 4XyZ1234', null],
    ['a short Message-ID', '250 OK <20260110.1@mx.example>', null],
    ['the name of a server', '250 OK outbound-relay-0123456789.eu-central-1.example accepted', null],
    ['words alone', '250 thank-you-for-your-beautiful-mail', null],
    ['two of them', `250 Ok ${SES} 6f9619ff-8b86-d011-b42d-00c04fc964ff`, null],
    ['nothing', '250 OK', null],
  ])('is read from the answer of %s', (_, answer, id) => {
    expect(serverIdIn(answer)).toBe(id);
  });

  it('may stand before any domain in what cites it, unless it is short', () => {
    expect(serverIdsOf(`<${SES}@eu-west-1.amazonses.com>`)).toContain(SES);
    expect(serverIdsOf('<4XyZ1234@mx.example>')).toEqual([]);
    expect(serverIdsOf('no id at all')).toEqual([]);
  });
});
