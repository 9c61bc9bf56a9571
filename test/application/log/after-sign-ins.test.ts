import * as E from 'fp-ts/Either'
import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { archiveMessages } from '../../../src/application/features/chat/archive'
import { afterSignIns } from '../../../src/application/log/after-sign-ins'
import type { AccountMessage } from '../../../src/domain/features'
import type { Entry } from '../../../src/domain/event-log'
import type { Xid } from '../../../src/domain/kernel/ids'
import { NOON } from '../../support/builders/instant'
import { lounge, messagesOf } from '../../support/builders/message'
import { ann, ben } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { memoryVault } from '../../adapters/support/memory-ports'
import { memoryArchive } from '../../support/in-memory/archive'
import { VirtualTime } from '../../support/virtual-time'

it('SES-6 the archived messages of an account are deleted when another account signs in', async () => {
  const archive = memoryArchive(new VirtualTime().clock())
  const entries$ = new Subject<Entry<AccountMessage>>()
  let me: Xid | null = ann.xid
  const vault = memoryVault()
  afterSignIns(entries$, { archive, vault }, () => me)
  archiveMessages(entries$, archive, () => me).subscribe()
  const hear = (message: AccountMessage) => entries$.next({ seq: 1, at: NOON, from: null, message })
  const kept = async (who: Xid) => {
    const page = await archive.page(who, lounge, 3, 2)()
    return E.isRight(page) ? page.right.messages.length : -1
  }

  hear({ type: 'chat/MessagesArrived', messages: messagesOf(1, 2) })
  expect(await kept(ann.xid)).toBe(2)
  me = ben.xid
  hear({ type: 'SignedIn', session: sessionOf(ben) })
  hear({ type: 'chat/MessagesArrived', messages: messagesOf(1, 2) })
  expect([await kept(ann.xid), await kept(ben.xid)]).toEqual([0, 2])
})
