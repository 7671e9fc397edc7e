import type { Lexicon } from './concepts.ts';
import { cs } from './lexicon/cs.ts';
import { de } from './lexicon/de.ts';
import { en } from './lexicon/en.ts';
import { es } from './lexicon/es.ts';
import { fr } from './lexicon/fr.ts';
import { it } from './lexicon/it.ts';
import { ja } from './lexicon/ja.ts';
import { nl } from './lexicon/nl.ts';
import { pl } from './lexicon/pl.ts';
import { pt } from './lexicon/pt.ts';
import { ru } from './lexicon/ru.ts';
import { sv } from './lexicon/sv.ts';
import { tr } from './lexicon/tr.ts';
import { zh } from './lexicon/zh.ts';

/** The languages that are read, the commoner ones of the trade first: of two that fit equally well the first is taken. */
export const LEXICONS: readonly Lexicon[] = [en, de, fr, es, it, pt, nl, pl, sv, cs, ru, tr, ja, zh];
