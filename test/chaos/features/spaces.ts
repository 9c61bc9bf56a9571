import { entriesOf } from '../../../src/domain/kernel/table'
import { watchRemoved } from '../invariants/removed-members'
import { watchSpaces } from '../invariants/spaces'
import type { ChaosFeature, UserAction, RunScene } from '../chaos-model'
import { enter, saying, SQUARE, toPerson } from './rooms'

const anySpace = ({ run, chance }: RunScene) => {
  const { communities, spaces } = run.town.world
  const there = entriesOf(spaces).flatMap(([, one]) => (communities[one.gid] === undefined ? [] : [one]))
  return there[chance.between(0, there.length - 1)]?.channelId ?? SQUARE
}
const LIVE_ROLES = ['speaker', 'guest', 'audience'] as const

const deeds: Readonly<Record<string, UserAction>> = {
  enterRoom: {
    weight: 6,
    go: (scene) => {
      enter(scene, scene.chance.next() < 0.8 ? SQUARE : anySpace(scene))
    },
  },
  enterTwice: {
    weight: 1,
    go: (scene) => {
      enter(scene)
      enter(scene)
    },
  },
  leaveRoom: saying(2, () => ({ type: 'space/LeaveSpace' })),
  takeRoomHere: saying(2, () => ({ type: 'space/MoveRoomToThisTab' })),
  listSpaces: {
    weight: 2,
    go: ({ app, chance }) => {
      app.account.dispatch({
        type: 'space/ShowSpaces',
        filter: {
          period: chance.of(['month', 'week', 'day'] as const, 'month'),
          locale: chance.next() < 0.3 ? 'en' : null,
        },
      })
    },
  },
  showSpace: {
    weight: 2,
    go: (scene) => {
      scene.app.account.dispatch({ type: 'space/ShowSpace', channelId: anySpace(scene) })
    },
  },
  remind: {
    weight: 1,
    go: (scene) => {
      scene.app.account.dispatch({
        type: 'space/SetReminder',
        channelId: anySpace(scene),
        on: scene.chance.next() < 0.6,
      })
    },
  },
  doSpace: {
    weight: 1,
    go: (scene) => {
      scene.app.account.dispatch({
        type: 'space/PerformSpaceAction',
        channelId: anySpace(scene),
        change: scene.chance.next() < 0.9 ? 'start' : 'end',
      })
    },
  },
  setLiveRole: toPerson(3, (xid, { chance }) => ({
    type: 'space/SetLiveRole',
    xid,
    role: chance.of(LIVE_ROLES, 'speaker'),
  })),
  kickOut: toPerson(2, (xid, { chance }) => (chance.next() < 0.4 ? { type: 'space/RemoveFromRoom', xid } : null)),
  endRoom: saying(1, ({ chance }) => (chance.next() < 0.15 ? { type: 'space/EndRoom' } : null)),
  reactInRoom: saying(2, ({ chance }) => ({
    type: 'space/ReactInRoom',
    emoji: chance.of(['🎉', '👏'] as const, '👏'),
  })),
}

export const spaces: ChaosFeature = { name: 'spaces', deeds, watch: (run) => [watchSpaces(run), watchRemoved(run)] }
