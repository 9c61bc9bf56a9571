import * as TE from 'fp-ts/TaskEither'
import { callImplementation } from '../../../src/application/features/call/call'
import type { CallSocketEvent, Calls } from '../../../src/application/features/call/ports'
import { FileRegistry } from '../../../src/application/media/file-registry'
import { Secret } from '../../../src/application/ports/browser/vault'
import { SecretRegistry } from '../../../src/application/secret-registry'
import type { AccountMessage } from '../../support/whole-domain'
import { callFeature } from '../../../src/domain/call'
import { TabId, Uid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { clientId } from '../../support/builders/message'
import { sessionOf } from '../../support/builders/session'
import type { SystemNotice } from '../../../src/application/ports/browser/system-notices'
import { VirtualBrowser } from '../../support/virtual-browser'
import { VirtualServer } from '../../support/virtual-server'
import { ADA, ben, ROOM } from '../../domain/call/call-story'
import { newSlices } from '../../support/slices-in'
import { stubMedia } from '../../support/stub-media'

export const here = made(TabId, 'tab-here')
export const calls: Calls = {
  start: () => TE.right(ROOM),
  check: () => TE.right(null),
  accept: () => TE.right({}),
  reject: () => TE.right({}),
  cancel: () => TE.right({}),
  pass: () => TE.right(new Secret('pass')),
}

/** The call feature of a tab, and functions that pass decoded socket frames to the feature. */
export const running = (isLooking = false, check: Calls['check'] = calls.check) => {
  const ports = new VirtualServer().ports(new VirtualBrowser().open('1'))
  const said: AccountMessage[] = []
  const rung: string[] = []
  const known = newSlices()
  const { account } = known
  const session = sessionOf({ ...ben, xid: ADA, uid: made(Uid, '1000000001') })
  const shown: string[] = []
  const show = ({ title, tag }: SystemNotice) => {
    shown.push(`${tag}: ${title}`)
    return () => {
      shown.push('closed')
    }
  }
  const slices = callFeature.slices()
  let isIn = true
  let news: CallSocketEvent | null = null
  let dropped = 0
  const run = callImplementation.setUp(
    {
      ports: {
        ...ports,
        systemNotices: { ...ports.systemNotices, show },
        visibility: { ...ports.visibility, isAnySeen: () => Promise.resolve(isLooking) },
        liveFeed: {
          ...ports.liveFeed,
          countDropped: () => {
            dropped += 1
          },
        },
      },
      secrets: new SecretRegistry(),
      held: new FileRegistry(),
      me: () => ADA,
      memberIn: () => (isIn ? session : null),
      newClientId: () => clientId('a'),
      dispatchToAccount: (message) => {
        said.push(message)
        return Promise.resolve()
      },
      dispatchUntilStored: () => Promise.resolve(true),
      dispatchToTab: () => undefined,
      slicesOf: known.slicesOf,
      core: known,
      slices,
    },
    {
      calls: { ...calls, check },
      media: { mediaRoom: stubMedia(ports.clock).mediaRoom },
      events: new Map([
        ['calling', 'calling'],
        ['gone', 'cancelled'],
      ]),
      read: () => news,
      ring: () => {
        rung.push('on')
        return () => {
          rung.push('off')
        }
      },
    },
  )
  return {
    run,
    said,
    rung,
    shown,
    account,
    slices,
    tab: ports.tabs.me(),
    dropped: () => dropped,
    leave: () => {
      isIn = false
      run.onAccountChange?.()
    },
    frame: (event: string, told: CallSocketEvent | null) => {
      news = told
      run.frames?.[event]?.({})
    },
  }
}
