import type { App } from '../../../src/application/app'
import { currentCall, type CallMessage, type CallViewModel } from '../../../src/domain/call'
import { currentRoomOf } from '../../../src/domain/space'
import { watchCalls } from '../invariants/calls'
import type { ChaosUser } from '../chaos-user'
import type { ChaosPage } from '../browser/chaos-page'
import type { ChaosFeature, UserAction, ChaosRun, RunScene } from '../chaos-model'

const say = ({ app }: ChaosPage, message: CallMessage): void => {
  app?.account.dispatch(message)
}

const callIn = ({ app }: ChaosPage): CallViewModel | null => {
  const call = app?.features.of('call')
  return call == null ? null : currentCall(call.slices.account.calls.get())
}

const isInSpace = ({ features }: App): boolean => {
  const space = features.of('space')
  return space !== null && currentRoomOf(space.slices.account.room.get()) !== null
}

/** Lets an awake tab act later on its current phone call. */
const later = (
  run: ChaosRun,
  { pages }: ChaosUser,
  ms: readonly [number, number],
  scene: RunScene,
  go: (page: ChaosPage, call: CallViewModel) => void,
): void => {
  const nth = scene.chance.between(0, 9)
  run.time.after(scene.chance.between(...ms), () => {
    const page = pages[nth % pages.length]
    page?.do(() => {
      const call = callIn(page)
      if (call !== null) go(page, call)
    })
  })
}

/** Answers a phone call as the banner does, which leaves a space first. */
const answer = (page: ChaosPage, { key, phase }: CallViewModel): void => {
  if (phase !== 'ringing' || page.app === null) return
  if (isInSpace(page.app)) page.app.account.dispatch({ type: 'space/LeaveSpace' })
  say(page, { type: 'call/Accept', key })
}
const reject = (page: ChaosPage, { key, phase }: CallViewModel): void => {
  if (phase === 'ringing') say(page, { type: 'call/Reject', key })
}
const hangUp = (page: ChaosPage, { key, phase }: CallViewModel): void => {
  if (phase !== 'ringing' && phase !== 'checking') say(page, { type: 'call/HangUp', key })
}

/** Calls a person, who answers, declines or ignores the call. Either person hangs up most calls. */
const dial = (scene: RunScene, isVideo: boolean): void => {
  const { run, person, page, app, chance } = scene
  const others = run.people.filter((one) => one !== person)
  const other = others[chance.between(0, others.length - 1)]
  const account = run.town.world.accounts[run.town.xidOf(other?.email ?? '') ?? '']
  if (other === undefined || account === undefined) return
  const { xid, uid, name } = account
  const isInSpaceNow = isInSpace(app)
  const key = run.newId()
  void app.features.load('call').then(() => {
    page.do(() => {
      say(page, {
        type: 'call/Dial',
        key,
        to: { xid, uid, name, avatar: null },
        isVideo,
        standing: { exists: true, isVisitor: false, blocked: 0, allowsDm: true, isInSpace: isInSpaceNow },
      })
    })
  })
  const mood = chance.next()
  if (mood < 0.85) later(run, other, [200, 15_000], scene, mood < 0.65 ? answer : reject)
  if (chance.next() < 0.7) later(run, chance.next() < 0.5 ? other : person, [100, 60_000], scene, hangUp)
}

const ofCall = (weight: number, go: (page: ChaosPage, call: CallViewModel, scene: RunScene) => void): UserAction => ({
  weight,
  go: (scene) => {
    const call = callIn(scene.page)
    if (call !== null) go(scene.page, call, scene)
  },
})

const deeds: Readonly<Record<string, UserAction>> = {
  callVoice: {
    weight: 4,
    go: (scene) => {
      dial(scene, false)
    },
  },
  callVideo: {
    weight: 2,
    go: (scene) => {
      dial(scene, true)
    },
  },
  answerCall: ofCall(2, answer),
  rejectCall: ofCall(1, reject),
  hangUpCall: ofCall(2, hangUp),
  muteInCall: ofCall(2, (page, { key, microphone }) => {
    say(page, { type: 'call/SetMicrophone', key, isOn: !microphone })
  }),
  cameraInCall: ofCall(1, (page, { key, camera }) => {
    say(page, { type: 'call/SetCamera', key, isOn: !camera })
  }),
  takeCallHere: ofCall(1, (page, { key }) => {
    say(page, { type: 'call/MoveToThisTab', key })
  }),
  closeCallNote: ofCall(1, (page, { key }) => {
    say(page, { type: 'call/DismissSummary', key })
  }),
}

export const calls: ChaosFeature = { name: 'calls', deeds, watch: (run) => [watchCalls(run)] }
