import { sha256 } from '../../../../domain/kernel/sha256'
import type { Instant } from '../../../../domain/kernel/instant'
import { drop, entriesOf, put, tableFrom } from '../../../../domain/kernel/table'
import type { ServerInputOf } from '../input'
import { doneResult, refusedResult, type StepResult } from '../output'
import type { EmailCode, IssuedCode, ServerState } from '../server-state'
import { lettersOf } from './invites'

const RESEND_MS = 60_000
const CODE_LIFE_MS = 600_000
const WRONG_TRIES = 5
/**
 * The most networks that share an emailed code of digits. Further networks share a second code, which has letters and
 * cannot be guessed, so that many strangers neither guess a code nor keep the owner of the address from signing in.
 */
const SHARERS = 10

/**
 * An email address to which the server may safely send: one @, a dot after the @, and no characters that could start
 * another email header (BI-360…BI-363).
 */
export const EMAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}$/
export const emailKey = (email: string): string => email.toLowerCase()

const isAlive = ({ at: sentAt }: { readonly at: Instant }, at: Instant): boolean => at - sentAt <= CODE_LIFE_MS

/** Drops the codes that no longer sign in, with the addresses to which they were sent. */
export const withoutOldCodes = (world: ServerState, at: Instant): ServerState => ({
  ...world,
  codes: tableFrom(entriesOf(world.codes).filter(([, one]) => isAlive(one, at))),
})

/** A code of six letters and digits, which nobody can compute without the secret of the state. */
const crowdCode = ({ secret }: ServerState, { at, email, code }: ServerInputOf<'CodeAsked'>): string =>
  lettersOf(sha256(['crowd', secret, emailKey(email), at, code].join(' ')))

/**
 * Issues a code to the network address `source`. A stranger who requests codes for the same email address changes
 * neither the code nor the attempts of `source`. The server sends at most two emails a minute. Another source that
 * requests a code within that minute gets a code that is in the mailbox.
 */
export const codeAsked = (world: ServerState, input: ServerInputOf<'CodeAsked'>): StepResult => {
  const { at, email, code, source } = input
  if (!EMAIL.test(email)) return refusedResult(world, 'This is not an e-mail address')
  const key = emailKey(email)
  const last = world.codes[key]
  const issue = (sent: Pick<EmailCode, 'code' | 'at' | 'crowd'>, own: Omit<IssuedCode, 'wrongTries'>): ServerState => {
    const alive = withoutOldCodes(world, at).codes
    const issued = tableFrom(entriesOf(alive[key]?.issued ?? {}).filter(([, one]) => isAlive(one, at)))
    const otherTries = alive[key]?.otherTries ?? 0
    return {
      ...world,
      codes: put(alive, key, { ...sent, issued: put(issued, source, { ...own, wrongTries: 0 }), otherTries }),
    }
  }
  const mailed = (world: ServerState, sent: string): StepResult => ({
    world,
    outputs: [{ type: 'CodeSent', email: key, code: sent }, { type: 'Done' }],
  })
  if (last === undefined || at - last.at >= RESEND_MS)
    return mailed(issue({ code, at, crowd: last?.crowd }, { code, at }), code)
  const own = last.issued[source]
  if (own !== undefined && at - own.at < RESEND_MS)
    return refusedResult(world, 'A code was sent less than a minute ago')
  if (Object.values(last.issued).filter((one) => one.at === last.at).length < SHARERS)
    return doneResult(issue(last, { code: last.code, at: last.at }))
  const crowd =
    last.crowd !== undefined && at - last.crowd.at < RESEND_MS ? last.crowd : { code: crowdCode(world, input), at }
  const shared = issue({ ...last, crowd }, { ...crowd, isOfCrowd: true })
  return crowd === last.crowd ? doneResult(shared) : mailed(shared, crowd.code)
}

/**
 * Checks a code that was sent by email: the code that `source` requested, or the latest code. A code is valid once.
 * Wrong attempts count against their network address, so a stranger who guesses cannot end the owner's code. `no` is
 * the reason of a refusal.
 */
export const redeemed = (
  world: ServerState,
  key: string,
  { code, at, source }: { readonly code: string; readonly at: Instant; readonly source: string },
): { readonly world: ServerState; readonly no: string | null } => {
  const sent = world.codes[key]
  if (sent === undefined || !isAlive(sent, at)) return { world, no: 'This code is no longer valid' }
  const alive = tableFrom(entriesOf(sent.issued).filter(([, one]) => isAlive(one, at)))
  const own = alive[source]
  if ((own?.wrongTries ?? sent.otherTries) >= WRONG_TRIES)
    return { world, no: 'Too many wrong codes: ask for a new one' }
  const valid =
    own === undefined
      ? Object.values(alive).map((one) => one.code)
      : [own.code, own.isOfCrowd === true ? sent.crowd?.code : sent.code]
  if (valid.includes(code.toUpperCase())) return { world: { ...world, codes: drop(world.codes, key) }, no: null }
  const tried: EmailCode =
    own === undefined
      ? { ...sent, otherTries: sent.otherTries + 1 }
      : { ...sent, issued: put(alive, source, { ...own, wrongTries: own.wrongTries + 1 }) }
  return { world: { ...world, codes: put(world.codes, key, tried) }, no: 'This code is not right' }
}
