import { pattern } from '../language/pattern.ts';
import { type Amount, readAmounts } from './money.ts';
import { type Span, spanOf } from './spans.ts';

/** What the text says about money: what it may cost, what is asked for it, and where that stands. */
export interface Prices {
  budget: Amount | undefined;
  price: Amount | undefined;
  /** The budget is what the writer would pay to have it: the tool is for the writer. */
  willing: boolean;
  /** Part of each deal that is kept, in percent. */
  commissionPercent: number | undefined;
  /** Paid by use without a figure: "call" of "pay per call". */
  paidPer: string | undefined;
  /** Who pays, as written before the price: "parents". */
  payer: string | undefined;
  spans: Span[];
}

const BUDGET_BEFORE =
  /(?:budget|spend(?:ing)? (?:limit|cap|at most|no more)|can spend|hosting|running costs?|server costs?|infrastructure|grant|funding|funded|savings|saved up|raised|invest\w*|capital|presupuesto|subvenci[oó]n|or[cç]amento|verba|subvention|f[oö]rderung|zuschuss|betriebskosten|laufende[nr]? kosten|costes? de (?:alojamiento|servidor)|h[ée]bergement|hospedagem|बजट)[^.;!?]{0,50}$/i;
const LIMIT_BEFORE =
  /(?:no more than|not (?:cost )?more than|at most|under|below|less than|up to|max(?:imum|imal)?\.?|höchstens|unter|bis zu|menos de|máximo|como mucho|moins de|maximum|au plus|no máximo|até)\s{0,2}(?:of |von |de )?$/i;
const HAVE_BEFORE =
  /(?:we have|i have|i['’]ve got|we['’]ve got|wir haben|ich habe|tenemos|tengo|nous avons|j['’]ai|temos|tenho)\s(?:about |around |only |just |nur |solo |unos |environ |só )?$/i;
const BUDGET_AFTER =
  /^[^.;!?\d]{0,16}(?:budget|grant|for hosting|for the hosting|hosting|to spend|to build|zur verfügung|para gastar|presupuesto|or[cç]amento|de budget|subvention|का बजट|बजट)/i;
/** "South coast of Ireland, four people, 6,000 euro": a sum that stands alone is what there is to spend. */
const ALONE_BEFORE = /(?:^|[,;.!?\n])\s*(?:about |around |roughly |only |just |maybe |max(?:imum)? )?$/i;
const ALONE_AFTER = /^\s*(?:[,;!?\n]|\.(?!\d)|$)/;
const ALONE_MIN = 300;
/** What the house itself would pay: a limit, not a price. */
const WILLING_BEFORE =
  /\b(?:we|i) (?:could|can|would|might) (?:pay|afford)\s(?:about |around |up to |maybe |max )?$|\bwir können\s[^.;!?]{0,12}$/i;
const WILLING_AFTER = /^\s?(?:a month )?(?:is (?:fine|ok|okay|the limit)|(?:at )?most\b|tops\b|max\b|maximal zahlen)/i;
const CHARGED =
  /(?:charg\w*|pric(?:e|ed|ing)|(?<!(?:could|can|would|might) )pays?|paying|subscri\w*|\bfees?|sells?|cobr\w+|zahl(?:en|t)|pagan?|paient?|pagam?)[^.;!?]{0,25}$/i;
/** Asked for the thing itself, once. "A deposit that guests pay" is another matter. */
const SOLD_ONCE =
  /(?:charg\w*|pric(?:e|ed|ing)|sell(?:s|ing)? (?:it|the app|licen)\w*|licen[cs]es?|purchase|pays? once|one-?off|one-?time|kostet|preis|einmalig|precio|cuesta|prix|co[uû]te|pre[cç]o|custa)[^.;!?]{0,30}$/i;
const ONCE_AFTER = /^[^.;!?]{0,14}(?:once|one-?off|one-?time|lifetime|forever|einmalig|pago único|une fois|única vez)/i;
/** Money that moves in the world the product is about, not for the product. */
const ELSEWHERE =
  /\b(?:rent|salary|wages?|earns?|earning|revenue|turnover|income|los(?:e|es|ing)|saves?|saving|spend(?:s|ing)?|costs? us|cost me|allowance|pocket money|(?:we|i|currently|now|today) pay|paid|worth|orders? (?:of|above|over)|bills? of|deposit|prize|miete|gehalt|ausgeben|gastamos|gasto|loyer|aluguel)\b[^.;!?]{0,40}$|\b(?:above|over|exceeds?|more than|exceeding|über|más de|plus de|acima de)\s$/i;
const NOTHING =
  /\b(?:(?:should |must |has to |can |may |to )?(?:costs?|cost me|cost us|run(?:ning|s)?|hosting)[^.;!?]{0,20}\b(?:next to nothing|almost nothing|nearly nothing|as little as possible|pennies|close to (?:zero|nothing)|free tier|no money)|(?:no|zero|tiny|shoestring) budget|on a shoestring|as cheap(?:ly)? as possible|de graça\b|mag niks kosten|darf nichts kosten|soll nichts kosten|(?:ne )?co[uû]te rien|sin (?:coste|costo)\b|no cueste nada|budget:? (?:none|nothing)\b|बजट\S? ?शून्य|शून्य|presupuesto[^.;!?\d]{0,14}(?:cero|0)\b|or[cç]amento:? zero|budget:? (?:zero|z[ée]ro|null|0)\b|kein(?:e[nm]?)? (?:budget|geld)|(?:kostet|kosten) (?:fast|so gut wie) nichts|so (?:billig|günstig) wie möglich|möglichst (?:billig|günstig)|sin presupuesto|lo más barato posible|sans budget|le moins cher possible|sem (?:orçamento|dinheiro)|o mais barato possível)\b/i;
/** What "next to nothing" is read as, in the currency of the plan. */
const NEARLY_NOTHING = 10;
const COMMISSION = [
  /(?:wir (?:nehmen|behalten|verlangen)|cobramos|nos quedamos(?: con)?|nous prenons|on prend|ficamos com)\s(?:un |ein(?:e[nr]?)? |uma? )?(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|prozent|por ?ciento|pour cent|por cento)/i,
  pattern(
    /\b(?:we|i|platform|site|app|marketplace|it)\s(?:would |will |only |just )?(?:takes?|keeps?|charges?|gets?|earns?|retains?|collects?)\s(?:a |an |about |only |just |our )?(?:commission of |fee of |cut of )?(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|percent|per cent)(?: (?:commission|fee|cut|of (?:each|every|the) \p{L}+|per \p{L}+))?/iu,
  ),
  /(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|percent|per cent|prozent|por ?ciento|pour cent|por cento)\s(?:de )?(?:commission|fee|cut|provision|service fee|platform fee|comisi[oó]n|comiss[aã]o|vermittlungsgeb[uü]hr|of (?:each|every) (?:sale|order|booking|deal|transaction)|per (?:sale|order|booking|deal|transaction)|pro (?:verkauf|buchung|auftrag)|por (?:venta|reserva|venda)|par (?:vente|réservation))/i,
  /\b(?:commission|take rate|provision|comisi[oó]n|comiss[aã]o|fee|vermittlungsgeb[uü]hr)\s?(?:of|:|is|von|de|del|d[’']environ|em)?\s(?:about |around )?(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|percent|per cent|prozent|por ?ciento|pour cent|por cento)/i,
];
const PAID_PER =
  /\b(?:pay(?:s|ing|ment)?|bill(?:ed|s)?|charg(?:ed?|es|ing)|pric(?:ed?|ing))[- ](?:them )?(?:only )?(?:per|by the|for each)[- ](call|request|use|booking|order|transaction|delivery|ride|session|lesson|document|page|minute|message|report|scan|search|ticket|download|photo|letter)\b/i;
const PAYER = pattern(
  /(\p{L}+) (?:should |would |will |can )?(?:pays?|zahl(?:en|t)|pagan?|paient?|pagam?)\s[^.;!?\d]{0,20}$/iu,
);
const NO_PAYER =
  /^(?:to|can|they|we|i|you|and|or|who|that|not|it|people|users?|customers?|then|only|also|must|could)$/i;

/** Reads budget, price, commission. Linear in the text. */
export function readPrices(text: string): Prices {
  const amounts = readAmounts(text);
  const before = (amount: Amount) => text.slice(Math.max(0, amount.at - 70), amount.at);
  const after = (amount: Amount) => text.slice(amount.at + amount.text.length, amount.at + amount.text.length + 40);
  const isWilling = (amount: Amount) => WILLING_BEFORE.test(before(amount)) || WILLING_AFTER.test(after(amount));
  const isAlone = (amount: Amount) =>
    amount.per === 'once' &&
    amount.unit === undefined &&
    amount.value >= ALONE_MIN &&
    ALONE_BEFORE.test(before(amount)) &&
    ALONE_AFTER.test(after(amount)) &&
    amounts.length === 1;
  const isBudget = (amount: Amount) =>
    !CHARGED.test(before(amount).slice(-30)) &&
    (isWilling(amount) ||
      isAlone(amount) ||
      BUDGET_BEFORE.test(before(amount)) ||
      BUDGET_AFTER.test(after(amount)) ||
      (HAVE_BEFORE.test(before(amount)) && amount.per === 'once') ||
      (LIMIT_BEFORE.test(before(amount)) && amount.per === 'month' && amount.unit === undefined));
  const named = amounts.find(isBudget);
  const price = amounts.find(
    (amount) =>
      !isBudget(amount) &&
      !ELSEWHERE.test(before(amount)) &&
      (amount.per !== 'once' || SOLD_ONCE.test(before(amount)) || ONCE_AFTER.test(amount.text + after(amount))),
  );
  const nothing = named ? undefined : (NOTHING.exec(text) ?? undefined);
  const share = COMMISSION.map((one) => one.exec(text)).find((one) => one !== null);
  const paidPer = PAID_PER.exec(text);
  const yearly = price?.per === 'once' && /\b(?:per year|a year|yearly|pro jahr|al año|par an)\b/i.test(before(price));
  const payer = price && PAYER.exec(before(price))?.[1]?.toLowerCase();
  return {
    budget: named ?? (nothing && nearlyNothing(nothing, price)),
    price: price && yearly ? { ...price, per: 'year' } : price,
    willing: named !== undefined && isWilling(named),
    commissionPercent: share?.[1] ? Number.parseFloat(share[1].replace(',', '.')) : undefined,
    paidPer: price ? undefined : paidPer?.[1]?.toLowerCase(),
    payer: payer && !NO_PAYER.test(payer) ? payer : undefined,
    spans: [
      ...(named ? [budgetSpan(text, named)] : []),
      ...(price ? [priceSpan(text, price)] : []),
      ...(nothing ? [spanOf(nothing)] : []),
      ...(share ? [spanOf(share)] : []),
    ],
  };
}

function nearlyNothing(match: RegExpExecArray, price: Amount | undefined): Amount {
  return { value: NEARLY_NOTHING, currency: price?.currency ?? 'USD', per: 'month', at: match.index, text: match[0] };
}

/** With "one-off" where that stands before it; who pays stays in the text. */
function priceSpan(text: string, { at, text: said }: Amount): Span {
  const lead = /(?:one-?off|one-?time|einmalig|a )\s?(?:payment |price |fee )?(?:of )?$/i.exec(
    text.slice(Math.max(0, at - 30), at),
  );
  return { at: at - (lead?.[0].length ?? 0), length: said.length + (lead?.[0].length ?? 0) };
}

/** "hosting under $30 a month", "a one time grant of £3,000": with the words that make it a budget, inside its part of the sentence. */
function budgetSpan(text: string, amount: Amount): Span {
  const before = text.slice(Math.max(0, amount.at - 60), amount.at);
  const lead =
    /(?:(?:our|my|the|a|an|we|i|total|monthly|hosting|running|one[- ]?time|small|have|with|unser|mein|el|un|le)\s){0,5}(?:budget|hosting|spend|running costs?|server costs?|infrastructure|grant|funding|savings|costs?|presupuesto|subvenci[oó]n|or[cç]amento|betriebskosten|laufende kosten|we have|i have)?[^.;!?,]{0,40}$/i.exec(
      before,
    );
  const start = lead ? Math.max(0, amount.at - 60) + lead.index : amount.at;
  return { at: start, length: amount.at + amount.text.length - start };
}
