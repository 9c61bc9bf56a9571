import type { SeededRandom } from '../seeded-random'
import { ENGLISH, ENGLISH_QUESTIONS } from './english'
import { fillPlaceholders } from './phrasebook'
import { LANGUAGE_RULES, type SpeechAct, type LanguageRules } from './languages'

const QUESTION = /[?？؟]|吗|か。?$|나요|까요|ไหม/
/** The chance that a second simulated member answers a text, by the intent of the text. */
const SECOND: Readonly<Record<SpeechAct, number>> = { greets: 0.7, asks: 0.4, tells: 0.25, thanks: 0.1, leaves: 0.4 }

const actOf = (text: string, { greets, thanks, leaves }: LanguageRules): SpeechAct =>
  QUESTION.test(text)
    ? 'asks'
    : thanks.test(text)
      ? 'thanks'
      : leaves.test(text)
        ? 'leaves'
        : greets.test(text)
          ? 'greets'
          : 'tells'

const choiceFor = (text: string, tongue: LanguageRules, act: SpeechAct): readonly string[] =>
  (act === 'asks' && tongue === ENGLISH ? ENGLISH_QUESTIONS.find(([asks]) => asks.test(text))?.[1] : undefined) ??
  tongue.answers[act]

/**
 * The simulated members' answers to a text from a person named `name`, in the language of the text. All answers differ.
 */
export const repliesTo = (text: string, name: string, chance: SeededRandom): readonly string[] => {
  const tongue = LANGUAGE_RULES.find(({ letters }) => letters.test(text)) ?? ENGLISH
  const act = actOf(text, tongue)
  const choice = choiceFor(text, tongue, act)
  const first = chance.between(0, choice.length - 1)
  const count = chance.next() < SECOND[act] ? 2 : 1
  return [choice[first], choice[(first + 1) % choice.length]]
    .slice(0, count)
    .flatMap((answer) => (answer === undefined ? [] : [fillPlaceholders(answer, { name: [name] }, 0)]))
}
