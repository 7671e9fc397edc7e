import { plain } from './calendar-names.ts';

/** Characters of an automatic answer that are read. */
const READ_MAX = 2000;

// Whom or what to take off, and from what. "Please delete this e-mail from your system" is a disclaimer, and "to opt out
// of surveys, reply STOP" a footer: neither names an address or a person to be removed.
const ASKS = new RegExp(
  [
    '(?:remov(?:e|ing)|delet(?:e|ing)|tak(?:e|ing)|unsubscrib(?:e|ing)) (?:(?:this|my|our|his|her|their|the above|these) (?:(?:old|former|e-?mail|mail|contact) ){0,2}(?:address(?:es)?|name|contact|account|domain|details)|me|us|him|them)(?: [^.!?]{0,40})? (?:from|off) (?:your|all|any|the) [^.!?]{0,40}(?:list|database|record|crm|system|address ?book|mailing|contacts|distribution)',
    '(?:please|kindly) (?:do not|never|stop) (?:send(?:ing)?|e-?mail(?:ing)?|writ(?:e|ing)|mail(?:ing)?|contact(?:ing)?)(?: [^.!?]{0,40})? (?:this (?:e-?mail |mail )?address|this mailbox)(?: any ?more| again| in (?:the )?future)',
    'bitte[^.!?]{0,40} (?:diese|meine|unsere|seine|deren) (?:alte )?(?:e-?mail-?|mail-?)?adresse[^.!?]{0,60} (?:losch|entfern|streich|aus)\\p{L}*',
    '(?:loschen|entfernen|streichen|nehmen) sie (?:bitte )?(?:mich|uns|ihn|diese|meine|unsere)[^.!?]{0,50}(?:verteiler|liste|datenbank|adressbuch|kartei)',
    '(?:retirer|supprimer|effacer|enlever)[^.!?]{0,10} (?:cette|mon|notre|son) (?:adresse|nom|contact)[^.!?]{0,30} de (?:vos?|votre|la|toutes)[^.!?]{0,20}(?:list|base|fichier|carnet|contacts)',
    '(?:elimin|borr|quit|suprim)[^.!?]{0,16} (?:esta|mi|nuestra|este|nuestro) (?:direccion|correo|e-?mail|cuenta|contacto)[^.!?]{0,40}(?:lista|base|registro|agenda)',
    '(?:rimuov|elimin|cancell|togli)[^.!?]{0,16} (?:questo|questa|il mio|il nostro) (?:indirizzo|e-?mail|contatto|casella)[^.!?]{0,40}(?:list|elench|archivi|database|rubrica)',
    '(?:remov|elimin|exclu|apagu)[^.!?]{0,16} (?:este|esse|esta|o meu|o nosso|meu|nosso) (?:endereco|e-?mail|contato|contacto)[^.!?]{0,40}(?:lista|base|cadastro|agenda)',
    '(?:verwijder|haal)[^.!?]{0,16} (?:dit|mijn|ons) (?:e-?mail-?|mail-?)?adres[^.!?]{0,40}(?:lijst|bestand|database|adresboek)',
    '(?:usun|wykresl)[^.!?]{0,16} (?:ten|moj|nasz) (?:adres|e-?mail)[^.!?]{0,40}(?:list|baz)\\p{L}*',
  ].join('|'),
  'u',
);

/**
 * Whether an automatic answer asks that its address be taken off a list, as those of people who have left and of boxes
 * nobody reads do. Only the plainest words count: footers and disclaimers are full of near ones.
 */
export function asksRemoval(text: string): boolean {
  return ASKS.test(plain(text.slice(0, READ_MAX)));
}
