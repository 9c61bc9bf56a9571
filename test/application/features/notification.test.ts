import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { notificationImplementation } from '../../../src/application/features/notification/notification'
import { FileRegistry } from '../../../src/application/media/file-registry'
import { SecretRegistry } from '../../../src/application/secret-registry'
import { EventLog } from '../../../src/application/log/event-log'
import type { AccountMessage } from '../../support/whole-domain'
import type { Gid } from '../../../src/domain/kernel/ids'
import { notificationFeature, type NotificationItem } from '../../../src/domain/notification'
import { groupCard as group } from '../../support/builders/content'
import { NOON } from '../../support/builders/instant'
import { clientId } from '../../support/builders/message'
import { ann } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { VirtualBrowser } from '../../support/virtual-browser'
import { VirtualServer } from '../../support/virtual-server'
import { VirtualTime } from '../../support/virtual-time'
import { newSlices } from '../../support/slices-in'

/** The groups that `LetIntoGroup` names after this notification. The member has requested access to `asked`. */
const hearing = (news: NotificationItem, ...asked: readonly Gid[]): readonly string[] => {
  const known = newSlices()
  const { account } = known
  const log = new EventLog<AccountMessage>(account, new VirtualTime().clock(), () => [])
  log.append({ type: 'SignedIn', session: sessionOf(ann) }, null)
  for (const gid of asked) log.append({ type: 'group/GroupApplied', gid }, null)
  const said: AccountMessage[] = []
  const session = sessionOf(ann)
  const run = notificationImplementation.setUp(
    {
      ports: new VirtualServer().ports(new VirtualBrowser().open('1')),
      secrets: new SecretRegistry(),
      held: new FileRegistry(),
      me: () => ann.xid,
      memberIn: () => session,
      newClientId: () => clientId('a'),
      dispatchToAccount: (message) => {
        said.push(message)
        return Promise.resolve()
      },
      dispatchUntilStored: () => Promise.resolve(true),
      dispatchToTab: () => undefined,
      slicesOf: known.slicesOf,
      core: known,
      slices: notificationFeature.slices(),
    },
    {
      notices: () => TE.right({ items: [], dropped: 0 }),
      requests: () => TE.right({ items: [], dropped: 0 }),
      decide: () => TE.right(undefined),
      newsIn: () => news,
      countDropped: () => undefined,
      badge: { show: () => undefined },
      permission: () => 'granted',
    },
  )
  run.frames?.['loop_notification']?.({})
  return said.flatMap((one) => (one.type === 'group/AdmittedToGroup' ? [one.gid] : []))
}

describe('A notification about access to a group', () => {
  it('R2-156 a decision on access to a group updates that group only if the member has requested the access', () => {
    const refused: NotificationItem = {
      of: 'notice',
      notice: {
        id: 'n',
        at: NOON,
        content: {
          kind: 'notification',
          items: [{ text: 'Not accepted', event: null, image: null, group, space: null, button: null }],
        },
      },
    }
    const granted: NotificationItem = {
      of: 'notice',
      notice: { id: 'n', at: NOON, content: { kind: 'accessGranted', group } },
    }
    expect([hearing(refused, group.gid), hearing(granted, group.gid), hearing(refused)]).toEqual([
      [group.gid],
      [group.gid],
      [],
    ])
  })
})
