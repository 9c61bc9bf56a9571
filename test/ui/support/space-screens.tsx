import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { unreachable } from '../../../src/domain/kernel/failure'
import { ChannelId, Xid } from '../../../src/domain/kernel/ids'
import { statsQuery, newSpace, type RoomSnapshot } from '../../../src/domain/space'
import { AppProvider } from '../../../src/ui/app/app-context'
import { paths } from '../../../src/ui/app/routing/paths'
import { ConfirmDialog } from '../../../src/ui/components/overlay/ConfirmDialog'
import { DeviceDialog } from '../../../src/ui/features/space/media/DeviceDialog'
import { PreJoinCheck } from '../../../src/ui/features/space/media/PreJoinCheck'
import { SpaceForm } from '../../../src/ui/features/space/SpaceForm'
import { SpaceSummary } from '../../../src/ui/features/space/SpaceSummary'
import { groupOf } from '../../support/builders/group'
import { noonPlus } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { ann, sender, type Person } from '../../support/builders/person'
import { elsewhere, infoWith, inRoom, square } from '../../support/builders/space'
import { live, type FakeApp, type AccountStep } from './fake-app'
import { liveRegionText } from './live-region-text'
import {
  SpacePages,
  mei,
  title,
  read,
  lin,
  inside,
  dan,
  connected,
  hear,
  listed,
  chinese,
  looked,
  entering,
} from './spaces'
import { queryFailed, queryLoaded } from '../../support/query-steps'

const nothing = liveRegionText()
const gid = groupOf('10000001').gid

const nobody = (): void => undefined
const begun = (steps: readonly AccountStep[], begin: (app: FakeApp) => void): FakeApp => {
  const app = live(ann).heard(...steps)
  begin(app)
  return app
}

interface SceneProps {
  readonly at?: string
  readonly steps?: readonly AccountStep[]
  /** Sets the media or the time of the fake app before the first render. */
  readonly begin?: (app: FakeApp) => void
  /** Facts that arrive after the first render. */
  readonly then?: readonly AccountStep[]
  /** Elements to render in place of the page at `at`. */
  readonly children?: ReactNode
}

/** The screen at the address `at`, after the facts in `steps`. */
function Scene({ at = paths.space(square), steps = [], begin = nobody, then = [], children }: SceneProps): ReactNode {
  const [app] = useState(() => begun(steps, begin))
  const after = useEffectEvent(() => {
    app.hear(...then)
  })
  useEffect(() => after(), [])
  return <AppProvider value={app}>{children ?? <SpacePages at={at} />}</AppProvider>
}

const grouped = (owner: Person): readonly AccountStep[] => [
  { type: 'group/ShowGroup', key: gid },
  (ask) => ({
    type: 'group/GroupFound',
    ask: ask(`find:${gid}`),
    key: gid,
    group: groupOf(gid, { name: '茶馆', ownerXid: owner.xid }),
  }),
]
const channel = (n: number): ChannelId => made(ChannelId, `5bace001-0000-4000-8000-00001000000${n}`)
const crowd = Array.from({ length: 12 }, (_, n) => ({
  ...sender(mei),
  xid: made(Xid, `x-${n}`),
  role: 'speaker' as const,
}))
const draft = { ...newSpace('zh'), title, startsAt: noonPlus(0), minutes: 90 }
const create = paths.spaceCreate(gid)
const edit = paths.spaceEdit(gid, square)
const over = read({ status: 'ended' })
const summary: AccountStep = queryLoaded(statsQuery, { channelId: square }, [
  { tuned: 1_200, comments: 34, duration: 3_909, rewardText: '茶会', rewardIcon: null, people: [] },
])
const asking = (n: number): RoomSnapshot['people'][number] => inRoom({ ...lin, xid: made(Xid, `x-${n}`) }, 'audience')
/** The facts of a room in which a host sees every element of the screen. */
const busy = [
  ...inside('host', {
    people: [inRoom(mei, 'host', 'on'), inRoom(dan, 'host'), inRoom(lin, 'guest', 'held'), ...[1, 2, 3, 4].map(asking)],
    count: 1_284,
  }),
  connected,
  ...[1, 2].map((n) => hear('request', { fromXid: made(Xid, `x-${n}`) })),
  { type: 'space/InviteToSpeak', xid: made(Xid, 'x-3') },
  hear('reaction', { fromXid: lin.xid, emoji: '🎉' }),
] satisfies readonly AccountStep[]
const devices = (app: FakeApp): void =>
  app.media.devices$.next((['microphone', 'speaker', 'camera'] as const).map((kind) => ({ kind, id: kind, label: '' })))
const stream = { id: '1', active: true }
const shown = (app: FakeApp): void => {
  app.media.remotes$.next([{ xid: mei.xid, kind: 'screen', stream }])
  app.media.shared$.next({ surface: 'window', hasSound: false, own: stream })
  app.media.quality$.next(new Map([[dan.xid, 'fair']]))
}
const spoken = (...more: readonly AccountStep[]) => [...inside('speaker'), connected, ...more]
const listening = (...more: readonly AccountStep[]) => [...inside('audience'), connected, ...more]

/** Every screen of live rooms in each state that has texts. */
export const spaceScreens = (t: TFunction): Readonly<Record<string, ReactNode>> => ({
  'the spaces': (
    <Scene
      at={paths.spaces}
      steps={listed(
        chinese({ speakers: crowd, audience: 1 }),
        chinese({
          channelId: elsewhere,
          status: 'prepare',
          startsAt: noonPlus(200_000_000),
          hosts: [sender(dan)],
          announcement: '茶话',
        }),
        chinese({ channelId: channel(3), status: 'prepare', startsAt: noonPlus(0) }),
        chinese({ channelId: channel(4), status: 'prepare', startsAt: noonPlus(65_000), isReminded: true, title: '' }),
      )}
    />
  ),
  'the spaces that load': <Scene at={paths.spaces} />,
  'an empty list of spaces': <Scene at={paths.spaces} steps={listed()} />,
  'the spaces that failed': (
    <Scene
      at={paths.spaces}
      then={[(ask) => ({ type: 'space/SpacesNotLoaded', ask: ask('spaces:0'), failure: unreachable })]}
    />
  ),
  'the highlights': (
    <Scene
      at={paths.spaceHighlights}
      then={[
        (ask) => ({
          type: 'space/HighlightsLoaded',
          ask: ask('highlights'),
          spaces: [
            chinese({ status: 'ended' }),
            chinese({ channelId: elsewhere, status: 'cancelled' }),
            chinese({ channelId: channel(3), status: 'disabled' }),
          ],
        }),
      ]}
    />
  ),
  'an empty list of highlights': (
    <Scene
      at={paths.spaceHighlights}
      then={[(ask) => ({ type: 'space/HighlightsLoaded', ask: ask('highlights'), spaces: [] })]}
    />
  ),
  'a new space': (
    <Scene>
      <SpaceForm isNew draft={newSpace('zh')} status="unfit" failure={null} />
    </Scene>
  ),
  'a planned space': (
    <Scene>
      <SpaceForm isNew draft={{ ...draft, startsAt: noonPlus(-60_000) }} status="unfit" failure={null} />
    </Scene>
  ),
  'a space that is changed': (
    <Scene>
      <SpaceForm isNew={false} draft={draft} status="notSaved" failure={null} />
    </Scene>
  ),
  'a space that is saved': (
    <Scene>
      <SpaceForm isNew={false} draft={draft} status="saving" failure={null} />
    </Scene>
  ),
  'creating a space': <Scene at={create} steps={grouped(dan)} />,
  'creating a space without the right': <Scene at={create} steps={grouped(mei)} />,
  'editing a space that loads': <Scene at={edit} steps={grouped(dan)} />,
  'editing a space': <Scene at={edit} steps={[...grouped(dan), ...looked({ status: 'prepare' })]} />,
  'a space that loads': <Scene />,
  'an unknown space': (
    <Scene
      then={[(ask) => ({ type: 'space/SpaceLoaded', ask: ask(`space:${square}`), channelId: square, info: null })]}
    />
  ),
  'a space that failed': (
    <Scene
      then={[
        (ask) => ({
          type: 'space/SpaceNotLoaded',
          ask: ask(`space:${square}`),
          channelId: square,
          failure: unreachable,
        }),
      ]}
    />
  ),
  'before a room': <Scene steps={looked()} />,
  'before a room, while entering': <Scene steps={[...looked(), entering]} />,
  'a room that could not be joined': (
    <Scene
      steps={[
        ...looked(),
        entering,
        (ask) => ({
          type: 'space/RoomNotEntered',
          ask: ask('enter'),
          channelId: square,
          failure: unreachable,
        }),
      ]}
    />
  ),
  'a room after a removal': (
    <Scene steps={[...inside('audience'), hear('kick', { fromXid: mei.xid, toXid: dan.xid })]} />
  ),
  'the check before a room': (
    <Scene begin={devices}>
      <PreJoinCheck maySpeak />
    </Scene>
  ),
  'the devices in a room': (
    <Scene begin={devices}>
      <DeviceDialog open onClose={nothing} />
    </Scene>
  ),
  'a room as its host': <Scene steps={busy} begin={shown} />,
  'a room as a speaker, muted by a host': (
    <Scene steps={spoken({ type: 'space/OpenMic' }, hear('mute', { fromXid: mei.xid, toXid: dan.xid }))} />
  ),
  'a room as a speaker with an open microphone': (
    <Scene steps={spoken({ type: 'space/OpenMic' }, { type: 'space/StartShare', kind: 'screen' })} />
  ),
  'a room as a listener': <Scene steps={listening()} />,
  'a room as a listener who asks': <Scene steps={listening({ type: 'space/RequestMic' })} />,
  'a room whose host invites': <Scene steps={listening(hear('invite', { fromXid: mei.xid, toXid: dan.xid }))} />,
  'a room whose host allowed too late': (
    <Scene steps={listening(hear('allow', { fromXid: mei.xid, toXid: dan.xid }))} />
  ),
  ...Object.fromEntries(
    (['connecting', 'reconnecting', 'failed'] as const).map((state) => [
      `a room that is ${state}`,
      <Scene
        key={state}
        steps={[...inside('audience'), { type: 'space/RoomMediaStateChanged', channelId: square, state }]}
      />,
    ]),
  ),
  'the last minute of a room': (
    <Scene
      steps={[...inside('host', { space: chinese({ endsAt: noonPlus(42_000), hosts: [sender(dan)] }) }), connected]}
    />
  ),
  'a room in another tab': (
    <Scene
      steps={listening()}
      begin={(app) => {
        app.isHolder = false
      }}
    />
  ),
  'a room in the floating card': <Scene at="/elsewhere" steps={listening()} />,
  'a space that is over': <Scene steps={[statsQuery.want({ channelId: square }), summary]} then={[over]} />,
  'a space that is over, whose figures load': <Scene then={[over]} />,
  'a space that is over, whose figures failed': (
    <Scene then={[queryFailed(statsQuery, { channelId: square })]}>
      <SpaceSummary info={infoWith({ ...chinese(), status: 'ended' }, { name: '茶馆' })} />
    </Scene>
  ),
  ...Object.fromEntries(
    (
      [
        ['leaving a room', t('room.leaveTitle'), t('room.leaveText'), t('room.leave')],
        ['ending a room', t('room.endTitle', { title }), t('room.endText'), t('room.end')],
        ['removing a person', t('room.kickTitle', { name: mei.name }), t('room.kickText'), t('room.kick')],
        [
          'leaving another room',
          t('joinSpace.otherTitle'),
          t('joinSpace.otherText', { title }),
          t('joinSpace.otherYes'),
        ],
        ['deleting a space', t('spaceCard.removeTitle', { title }), t('spaceCard.removeText'), t('spaceCard.remove')],
      ] as const
    ).map(([name, asked, text, yes]) => [
      name,
      <ConfirmDialog key={name} open title={asked} text={text} yes={yes} onYes={nothing} onClose={nothing} />,
    ]),
  ),
})
