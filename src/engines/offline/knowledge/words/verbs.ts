import { dictionary } from '../../language/dictionary.ts';
import { wordsIn } from '../../language/words-in.ts';

/** Verbs that only carry another ("helps teachers plan"): the next verb is what counts. */
export const helperVerbs = new Set(
  wordsIn(`help let allow enable make use want need get have be do like would give offer provide support ensure try wish aim intend
  build develop launch start empower become keep-x facilitate simplify improve optimise optimize streamline reduce minimise
  minimize eliminate avoid prevent run-x work serve engage inspire understand know see come go look stay
  forget ignore think feel live say tell ask focus spend`),
);

/** Forms that no rule gives. */
export const irregularForms: Record<string, string> = dictionary(
  Object.fromEntries(
    wordsIn(`kept:keep made:make sold:sell bought:buy sent:send found:find taught:teach paid:pay lent:lend got:get given:give gave:give
  written:write wrote:write met:meet seen:see saw:see taken:take took:take done:do did:do has:have had:have having:have
  goes:go does:do lost:lose left:leave felt:feel built:build caught:catch drew:draw drawn:draw drove:drive driven:drive ate:eat eaten:eat fell:fall fallen:fall fed:feed flew:fly grew:grow held:hold hung:hang heard:hear laid:lay led:lead meant:mean rode:ride ridden:ride rang:ring rung:ring rose:rise said:say shot:shoot showed:show shown:show slept:sleep spoke:speak spoken:speak stood:stand stole:steal stolen:steal stuck:stick swam:swim swept:sweep thought:think threw:throw thrown:throw understood:understand woke:wake wore:wear worn:wear won:win broke:break brought:bring came:come dealt:deal forgot:forget forgotten:forget hid:hide ran:run learnt:learn spent:spend told:tell knew:know known:know chosen:choose grown:grow`).map(
      (pair) => {
        const [form = '', base = ''] = pair.split(':');
        return [form, base];
      },
    ),
  ),
);
