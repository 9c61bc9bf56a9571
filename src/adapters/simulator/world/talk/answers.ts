import type { SeededChance } from '../chance'
import { ENGLISH, ENGLISH_QUESTIONS } from './english'
import { filled } from './talk'
import { TONGUES, type Act, type Tongue } from './tongues'

const QUESTION = /[?？؟]|吗|か。?$|나요|까요|ไหม/
/** How often somebody else answers as well; a greeting is returned more often. */
const SECOND: Readonly<Record<Act, number>> = { greets: 0.7, asks: 0.4, tells: 0.25, thanks: 0.1, leaves: 0.4 }

const actOf = (text: string, { greets, thanks, leaves }: Tongue): Act =>
  QUESTION.test(text) ? 'asks' : thanks.test(text) ? 'thanks' : leaves.test(text) ? 'leaves' : greets.test(text) ? 'greets' : 'tells'

const choiceFor = (text: string, tongue: Tongue, act: Act): readonly string[] =>
  (act === 'asks' && tongue === ENGLISH ? ENGLISH_QUESTIONS.find(([asks]) => asks.test(text))?.[1] : undefined) ?? tongue.answers[act]

/** What residents answer to that text of a person of that name, in its language; nobody says what another just did. */
export const answersTo = (text: string, name: string, chance: SeededChance): readonly string[] => {
  const tongue = TONGUES.find(({ letters }) => letters.test(text)) ?? ENGLISH
  const act = actOf(text, tongue)
  const choice = choiceFor(text, tongue, act)
  const first = chance.between(0, choice.length - 1)
  const count = chance.next() < SECOND[act] ? 2 : 1
  return [choice[first], choice[(first + 1) % choice.length]].slice(0, count)
    .flatMap((answer) => (answer === undefined ? [] : [filled(answer, { name: [name] }, 0)]))
}
