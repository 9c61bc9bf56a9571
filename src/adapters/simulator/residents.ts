import type { Clock } from '../../application/ports/browser/clock'
import type { Random } from '../../application/ports/browser/random'
import { plainText, quoteOf, wordsIn, type ChatMessage, type Content } from '../../domain/chat'
import type { ConversationId } from '../../domain/kernel/ids'
import { addMs } from '../../domain/kernel/instant'
import type { PushClient } from './push-client'
import type { ConversationViewers } from './viewers'
import { newMessageId, type ServerEvent, type StateHost } from './state-host'
import { mixSeeds, hashText, seededRandom, type SeededRandom } from './state/seeded-random'
import { isRealPerson, residentsWhoMayAnswer, conversationToTalkIn } from './state/resident-speakers'
import { repliesTo } from './state/dialogue/replies'
import { linesForBlock } from './state/dialogue/dialogue-block'
import { withSpecialMessages, type DialogueLine } from './state/dialogue/mixed-dialogue'

/**
 * Shortest and longest durations in ms at pace 1: between two messages of a conversation among simulated members, and
 * between two such conversations.
 */
const LINE_MS: readonly [number, number] = [4_000, 11_000]
const TALK_MS: readonly [number, number] = [12_000, 35_000]
const TALK_LINES: readonly [number, number] = [3, 6]
/** The delay in ms before an answer to a member, and before each further answer. */
const ANSWER_MS: readonly [number, number] = [1_500, 5_000]
/** The share of simulated members' answers that quote the member's message. */
const QUOTES = 0.3
/** The most pending answers in a conversation, so that a member who writes a lot does not get a flood of answers. */
const ANSWERS_WAITING = 3

export interface ResidentsDeps {
  readonly clock: Clock
  readonly random: Random
  readonly host: StateHost
  readonly audience: ConversationViewers
  /** The speed of the simulated members: 1 is normal, 2 is twice as fast; at 0 the simulated members do nothing. */
  readonly pace: number
  /** Called when a message of a simulated member could not be recorded and therefore was not sent. */
  readonly failed: (error: unknown) => void
  /** Missing if the server sends no pushes. */
  readonly push?: PushClient | undefined
}

export interface Residents {
  readonly setPace: (pace: number) => void
  readonly stop: () => void
}

const answer = (text: string, to: ChatMessage, chance: SeededRandom): Content =>
  chance.next() < QUOTES ? { kind: 'reply', text, mentions: [], quote: quoteOf(to) } : plainText(text)

interface Talk {
  readonly conversationId: ConversationId
  readonly lines: readonly DialogueLine[]
}

/**
 * Makes simulated members answer real members, and write to each other while a real member is online. Each message is a
 * normal input. This function chooses the time and the text at random.
 */
export const makeResidents = ({ clock, random, host, audience, pace: first, failed }: ResidentsDeps): Residents => {
  let pace = first
  let talk: Talk | null = null
  let forgetTalk: (() => void) | null = null
  /** The conversation of each pending answer, keyed by the function that cancels the answer. */
  const answers = new Map<() => void, ConversationId>()

  const chance = (): SeededRandom => seededRandom(mixSeeds(hashText(random.id())))
  const after = ([from, to]: readonly [number, number], call: () => void): (() => void) =>
    clock.wake(addMs(clock.now(), chance().between(from, to) / pace), call)

  const speak = (conversationId: ConversationId, { from, content }: DialogueLine): void => {
    try {
      host.commit((drawn) => ({
        type: 'ResidentSpoke',
        at: drawn.at,
        xid: from.xid,
        conversationId,
        content,
        messageId: newMessageId(drawn),
      }))
    } catch (error) {
      failed(error)
    }
  }

  const newTalk = (): Talk | null => {
    const drawn = chance()
    const place = conversationToTalkIn(host.world(), audience.onlookers(), drawn)
    return place === null
      ? null
      : {
          conversationId: place.conversationId,
          lines: withSpecialMessages(
            linesForBlock(place.books, drawn.between(...TALK_LINES), { chance: drawn, cast: place.cast, guests: [] }),
            { ...place, chance: drawn },
          ),
        }
  }

  const goOn = (): void => {
    forgetTalk = null
    talk ??= newTalk()
    const [line, ...lines] = talk?.lines ?? []
    if (talk !== null && line !== undefined) {
      speak(talk.conversationId, line)
      talk = lines.length === 0 ? null : { ...talk, lines }
    }
    arm()
  }

  const arm = (): void => {
    const isWatched = pace > 0 && audience.onlookers().length > 0
    if (isWatched && forgetTalk === null) forgetTalk = after(talk === null ? TALK_MS : LINE_MS, goOn)
    if (isWatched || forgetTalk === null) return
    forgetTalk()
    forgetTalk = null
    talk = null
  }

  const answerSoon = (conversationId: ConversationId, line: DialogueLine, nth: number): void => {
    const forget = after([ANSWER_MS[0] + nth * ANSWER_MS[1], ANSWER_MS[1] * (nth + 1)], () => {
      answers.delete(forget)
      speak(conversationId, line)
    })
    answers.set(forget, conversationId)
  }

  const handleEvent = (news: ServerEvent): void => {
    if (news.type !== 'Posted' || pace === 0) return
    const { conversationId, from, content } = news.message
    if (wordsIn(content) === '' || !isRealPerson(host.world(), from.xid)) return
    const drawn = chance()
    const waiting = [...answers.values()].filter((id) => id === conversationId).length
    const texts = repliesTo(wordsIn(content), from.name, drawn).slice(0, ANSWERS_WAITING - waiting)
    const people = residentsWhoMayAnswer(host.world(), conversationId, drawn)
    texts.forEach((text, nth) => {
      const by = people[nth]
      if (by !== undefined)
        answerSoon(conversationId, { from: by, content: answer(text, news.message, drawn), begins: nth === 0 }, nth)
    })
  }

  const beSilent = (): void => {
    for (const forget of answers.keys()) forget()
    answers.clear()
    forgetTalk?.()
    forgetTalk = null
    talk = null
  }

  const stopHearing = host.subscribe(handleEvent)
  const stopWatching = audience.hear(arm)
  return {
    setPace: (to) => {
      beSilent()
      pace = to
      arm()
    },
    stop: () => {
      stopHearing()
      stopWatching()
      beSilent()
    },
  }
}
