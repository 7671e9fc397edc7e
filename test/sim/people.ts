import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { activateCampaign, pauseCampaign } from '../../src/outreach/campaign-states.ts';
import { updateMailbox } from '../../src/outreach/mailboxes.ts';
import { isRunning } from '../../src/outreach/sending/rows.ts';
import { stopLead } from '../../src/outreach/sending/stop-leads.ts';
import { addSuppression } from '../../src/outreach/suppressions.ts';
import { pauseLead, resumeLead } from '../../src/outreach/update-lead.ts';
import type { Fleet } from './fleet.ts';
import type { Arrival } from './mail-server.ts';
import type { SimWorld } from './world.ts';

/** Nobody of these is to get a mail any more, but what had begun to leave. */
export interface Stop {
  why: 'unsubscribed' | 'suppressed' | 'replied';
  /** Whether it is about this mail's recipient or campaign. */
  covers: Partial<Pick<Arrival, 'to'>> & { domain?: string };
  /** How many mails had arrived when the stop had been said to be done. */
  from: number;
  /** Message-IDs of the mails that had begun to leave by then. */
  begun: Set<string>;
}

/** The same, until it is let go on. */
export interface Hold {
  /** Of a lead: whose, and in which campaign. Of a campaign or its mailbox: which campaigns. */
  to?: string;
  campaigns: number[];
  from: number;
  until: number | undefined;
  begun: Set<string>;
}

const LAST_ONES = 10;

interface PeopleParts {
  world: SimWorld;
  fleet: Fleet;
  arrivals: readonly Arrival[];
  chance: () => number;
}

/** What people do while mails are under way: they say stop, reply, hold a lead or a campaign and let it go on. */
export class People {
  readonly #parts: PeopleParts;
  readonly stops: Stop[] = [];
  readonly holds: Hold[] = [];
  #held: { hold: Hold; go: () => Promise<unknown>; first: boolean }[] = [];
  #acting: Promise<void> = Promise.resolve();

  constructor(parts: PeopleParts) {
    this.#parts = parts;
  }

  /** Perhaps somebody does something about a mail that has come in; one after the other, and nobody waits for it. */
  onArrival(): void {
    const { chance, arrivals } = this.#parts;
    const drawn = chance();
    if (drawn > 0.06) return;
    // Often about one of the last: of whom something may be under way.
    const among = chance() < 0.5 ? arrivals : arrivals.slice(-LAST_ONES);
    const mail = among[Math.floor(chance() * among.length)];
    if (mail) this.#acting = this.#acting.then(() => this.#act(mail, drawn / 0.06));
  }

  /** Lets all that is held go on, and what has paused itself because too many mails bounced. */
  letGo(): Promise<void> {
    // In its turn: nobody may hold the same meanwhile.
    this.#acting = this.#acting.then(() => this.#letGoAll());
    return this.#acting;
  }

  /** Rejects with what went wrong in any of it. */
  done(): Promise<void> {
    return this.#acting;
  }

  async #letGoAll(): Promise<void> {
    const held = this.#held.splice(0);
    // Two may hold the same: whichever lets go first ends both.
    for (const { hold } of held) hold.until = this.#parts.arrivals.length;
    for (const { go } of held.toSorted((a, b) => Number(b.first) - Number(a.first))) await go();
    await nextTurn();
    const { app, workspaceId } = this.#parts.world;
    const paused = app.store.db.selectFrom('campaigns').select('id').where('status', '=', 'paused');
    for (const { id } of await paused.execute()) await activateCampaign(app, workspaceId, id);
  }

  async #act(mail: Arrival, drawn: number): Promise<void> {
    if (drawn < 0.4) return this.#stop('unsubscribed', { to: mail.to }, () => this.#unsubscribe(mail));
    if (drawn < 0.55) return this.#stop('suppressed', { to: mail.to }, () => this.#suppress(mail.to));
    if (drawn < 0.58) {
      const domain = mail.to.slice(mail.to.indexOf('@') + 1);
      return this.#stop('suppressed', { domain }, () => this.#suppress(domain));
    }
    if (drawn < 0.75) return this.#stop('replied', { to: mail.to }, () => this.#reply(mail.to));
    if (drawn < 0.95) return this.#holdLead(mail);
    return drawn < 0.98 ? this.#holdCampaign(mail.campaign) : this.#holdMailbox(mail.campaign);
  }

  async #stop(why: Stop['why'], covers: Stop['covers'], work: () => Promise<unknown>): Promise<void> {
    await work();
    const { arrivals } = this.#parts;
    const from = arrivals.length;
    this.stops.push({ why, covers, from, begun: await this.#begun() });
  }

  /** `first`: goes on before the others, as a mailbox does, without which no campaign is started. */
  async #hold(
    about: Pick<Hold, 'to' | 'campaigns'>,
    work: () => Promise<unknown>,
    go: () => Promise<unknown>,
    first = false,
  ) {
    await work();
    const hold: Hold = { ...about, from: this.#parts.arrivals.length, until: undefined, begun: await this.#begun() };
    this.holds.push(hold);
    this.#held.push({ hold, go, first });
  }

  /** By the link of the mail, at a process that may die meanwhile: then again, at another. */
  async #unsubscribe({ token }: Arrival): Promise<void> {
    const { fleet, chance } = this.#parts;
    for (;;) {
      const url = fleet.url(chance());
      const answer = url && (await fetch(`${url}/u/${token}`, ONE_CLICK).catch(() => undefined));
      if (answer && answer.status < 500) {
        if (!answer.ok) throw new Error(`The link of a mail answered ${answer.status}.`);
        return;
      }
      await wait(50);
    }
  }

  async #suppress(value: string): Promise<void> {
    const { app, workspaceId } = this.#parts.world;
    await addSuppression(app, workspaceId, { value });
  }

  /** As whatever reads the inbox does, for the leads of this address whose sequence still runs. */
  async #reply(to: string): Promise<void> {
    const { app } = this.#parts.world;
    await app.store.write(async (tx) => {
      const leads = await app.store.dialect.lock(tx.selectFrom('leads').selectAll().where('email', '=', to)).execute();
      for (const lead of leads) {
        if (isRunning(lead) || lead.status === 'paused') await stopLead(app, tx, lead.id, 'replied');
      }
    });
  }

  async #holdLead({ to, campaign }: Arrival): Promise<void> {
    const { app, workspaceId, campaigns } = this.#parts.world;
    await nextTurn();
    const campaignId = campaigns[campaign - 1]?.id ?? '';
    const { db } = app.store;
    const found = db.selectFrom('leads').select('id').where('email', '=', to).where('campaign_id', '=', campaignId);
    const { id } = await found.executeTakeFirstOrThrow();
    const held = await pauseLead(app, workspaceId, id).catch(() => undefined);
    if (!held) return;
    // Somebody may have ended it, or said stop, meanwhile.
    const go = () => resumeLead(app, workspaceId, id).catch(() => undefined);
    await this.#hold({ to, campaigns: [campaign] }, async () => undefined, go);
  }

  async #holdCampaign(campaign: number): Promise<void> {
    const { app, workspaceId, campaigns } = this.#parts.world;
    const id = campaigns[campaign - 1]?.id ?? '';
    const go = () => activateCampaign(app, workspaceId, id);
    await this.#hold({ campaigns: [campaign] }, () => pauseCampaign(app, workspaceId, id), go);
  }

  async #holdMailbox(campaign: number): Promise<void> {
    const { app, workspaceId, campaigns } = this.#parts.world;
    const id = campaigns[campaign - 1]?.mailboxId ?? '';
    const set = (status: string) => updateMailbox(app, workspaceId, id, { status });
    await this.#hold(
      { campaigns: [campaign] },
      () => set('paused'),
      () => set('active'),
      true,
    );
  }

  async #begun(): Promise<Set<string>> {
    // Reads of one turn share a snapshot, which must not be older than what was just done.
    await nextTurn();
    const { db } = this.#parts.world.app.store;
    const rows = await db.selectFrom('sends').select('message_id').where('data_begun_at', 'is not', null).execute();
    return new Set(rows.map((row) => row.message_id));
  }
}

const ONE_CLICK = {
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
};
