/**
 * Verbs of product ideas in their base form. `clear` ones are verbs wherever they stand; the others are nouns as well
 * ("order", "book"), and the words around them decide. Verbs of capabilities are added to these at run time.
 */
const words = (text: string) => text.split(/\s+/).filter(Boolean);

export const clearVerbs =
  words(`accept achieve adapt adopt add adjust advertise aggregate allow analyse analyze announce anonymise answer
  apply approve arrange assemble assess assign attend authenticate automate avoid become begin block borrow breed brew bring build
  buy calculate calibrate cancel capture categorise categorize choose clarify classify clean-x collaborate collect combine communicate
  compare compile complete compose compute configure connect drop consolidate convert cook-x coordinate create curate decide
  declare deliver deploy describe detect determine develop diagnose digitise digitize discover discuss dispatch display distribute divide donate
  download eat edit educate eliminate embed empower enable encrypt engage ensure enter evaluate explain explore export extract
  facilitate fetch file-x find flag follow forecast forget generate get give grow handle hear help hire identify import improve inform
  inspect inspire install integrate interview invite issue-x join keep know lead learn lend let locate log-x make
  manage measure meet merge migrate minimise minimize moderate navigate negotiate notify observe obtain offer optimise optimize
  organise organize own pay perform personalise personalize pick practise prepare prescribe prevent prioritise prioritize produce
  protect prove provide publish raise read receive recognise recognize recommend reconcile recruit recycle reduce refactor refine register remember
  remind remove rename repair-x replace reply reserve resolve retrieve reuse save scan-x see select sell send serve settle simplify
  simulate solve spend split store-x stream-x streamline submit subscribe suggest summarise summarize supervise synchronise synchronize
  take talk teach tell track-x transcribe transform translate tutor understand unify upload validate verify view-x visualise visualize warn
  wash-x watch-x write predict learn attract retain onboard cut eliminate estimate
  detect decode parse ingest index-x spot map-x deduplicate redact annotate label-x route-x`).map((word) =>
    word.replace(/-x$/, ''),
  );

export const doubtfulVerbs =
  words(`access alert award balance bid bill book call challenge chat check claim clean code coach
  comment contact control cook copy cost count cover crawl date debug demand design document drive escape estimate exchange exercise fax
  feed file film fill filter fix flag focus gift grade grant group guide harvest host index invoice issue judge label
  launch lease lint list load log map mark market match mentor message mix model monitor name order
  pack paint park pitch plan plant play plot point pool post practice present press preview price print process profile program pump
  purchase query question quiz rank rate record refund release rent repair reply report request rescue research rest review reward ride
  risk roast route run sample scan schedule score screen search set shape share ship shop show sign sketch source
  spray stage start stock stop store stream study style supply support surf swap switch sync tag target task taste test text tip
  touch track trade trace train travel treat trim trust tune turn update upgrade use value view vent visit vote walk watch water
  wear weigh work wrap`);

/** Verbs that only carry another ("helps teachers plan"): the next verb is what counts. */
export const helperVerbs = new Set(
  words(`help let allow enable make use want need get have be do like would give offer provide support ensure try wish aim intend
  build develop launch start empower become keep-x facilitate simplify improve optimise optimize streamline reduce minimise
  minimize eliminate avoid prevent run-x work serve engage inspire understand know see come go look stay
  forget ignore think feel live say tell ask turn focus spend`),
);

/** Forms that no rule gives. */
export const irregularForms: Record<string, string> = Object.fromEntries(
  words(`kept:keep made:make sold:sell bought:buy sent:send found:find taught:teach paid:pay lent:lend got:get given:give gave:give
  written:write wrote:write met:meet seen:see saw:see taken:take took:take done:do did:do has:have had:have having:have
  goes:go does:do ran:run learnt:learn spent:spend told:tell knew:know known:know chosen:choose grown:grow`).map(
    (pair) => {
      const [form = '', base = ''] = pair.split(':');
      return [form, base];
    },
  ),
);
