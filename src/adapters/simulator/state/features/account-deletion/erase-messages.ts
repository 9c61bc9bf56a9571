import type { Sender } from '../../../../../domain/chat'
import { DELETED_NAME } from '../../../../../domain/session'
import { seqRange } from '../../../../../domain/kernel/seq-map'
import { drop, entriesOf, put, tableFrom, type Table } from '../../../../../domain/kernel/table'
import { change } from '../../chat/thread'
import type { ServerOutput, StepResult } from '../../output'
import type { GeneratedHistory, ServerState, Thread } from '../../server-state'
import { inMentions, withoutName, type Forgotten } from './forget-name'

/** Reasons by key. The key is the xid of the reporter, or a message id and that xid. */
const withoutReports = (reports: Table<string>, { xid }: Forgotten): Table<string> =>
  tableFrom(entriesOf(reports).filter(([key]) => key.split(' ').at(-1) !== xid))

/** The generated messages take the names of their authors from here. */
const pastWithout = (past: GeneratedHistory, { xid }: Forgotten): GeneratedHistory => {
  const nameless = (sender: Sender): Sender => (sender.xid === xid ? { xid, name: DELETED_NAME, avatar: null } : sender)
  return { ...past, cast: past.cast.map(nameless), guests: past.guests.map(nameless) }
}

/**
 * Takes the name and picture out of the messages of a conversation. Each changed message gets a number of its own, so
 * that browsers that were away read it. Browsers that are here learn of the last change and read the changes before it.
 */
const inThread = (thread: Thread, gone: Forgotten): readonly [Thread, ServerOutput | null] => {
  const kept: Thread = {
    ...thread,
    past: thread.past && pastWithout(thread.past, gone),
    sent: drop(thread.sent, gone.xid),
    read: drop(thread.read, gone.xid),
    hidden: drop(thread.hidden, gone.xid),
    reports: withoutReports(thread.reports, gone),
  }
  return seqRange(thread.messages, 1, thread.latest).reduce<readonly [Thread, ServerOutput | null]>(
    (acc, message) => {
      const by = withoutName(message, gone)
      if (by === null) return acc
      const [after, changed] = change(acc[0], message, by)
      return [after, { type: 'Changed', message: changed }]
    },
    [kept, null],
  )
}

export const threadsWithout = (world: ServerState, gone: Forgotten): StepResult =>
  entriesOf(world.threads).reduce<StepResult>(
    (acc, [id, before]) => {
      const [thread, output] = inThread(before, gone)
      return {
        world: { ...acc.world, threads: put(acc.world.threads, id, thread) },
        outputs: output === null ? acc.outputs : [...acc.outputs, output],
      }
    },
    { world, outputs: [] },
  )

/** Takes the name out of the announcements of all groups. Their author is looked up when somebody reads them. */
export const announcementsWithout = (world: ServerState, gone: Forgotten): ServerState => ({
  ...world,
  notices: tableFrom(
    entriesOf(world.notices).map(([gid, list]) => [
      gid,
      list.map((one) => ({ ...inMentions(one, gone), reports: withoutReports(one.reports, gone) })),
    ]),
  ),
})
