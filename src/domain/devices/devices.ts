import * as t from 'io-ts'
import { Instant } from '../kernel/instant'
import { failedInputs, query } from '../query'

/** A member has at most this number of sessions. A further sign-in ends the oldest session. */
export const MOST_SESSIONS = 20
/** The server notes a session at most this often, so `seenAt` may be this much too early. */
export const SEEN_EVERY_MS = 300_000

/**
 * A session of the member. `device` names browser and system, such as "Chrome, Windows". `language` is the language tag
 * of its last noted call, empty if unknown.
 */
export const DeviceSession = t.strict(
  { id: t.string, device: t.string, language: t.string, signedInAt: Instant, seenAt: Instant, isCurrent: t.boolean },
  'DeviceSession',
)
export type DeviceSession = t.TypeOf<typeof DeviceSession>

const ANSWERS = ['devices/SessionEnded', 'devices/SessionNotEnded', 'devices/OthersEnded', 'devices/OthersNotEnded']

/** The member's sessions: this device first, then the last seen first. */
export const sessionsQuery = query('devices/sessions', {
  input: t.strict({}),
  item: DeviceSession,
  idOf: ({ id }) => id,
  loadsAfter: {
    types: [...ANSWERS, 'NetworkOnline'],
    // An answer to a lost request may be a refusal although the session has ended, so the list loads after each answer.
    inputs: (message, known) =>
      ANSWERS.includes(message.type) ? known.map(({ input }) => input) : failedInputs(known),
  },
})

/** Whether the device was in use within two notes of the server. */
export const isActive = ({ isCurrent, seenAt }: DeviceSession, now: number): boolean =>
  isCurrent || now - seenAt < 2 * SEEN_EVERY_MS
