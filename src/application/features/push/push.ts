import * as E from 'fp-ts/Either'
import { unreachable } from '../../../domain/kernel/failure'
import {
  pushChoicesEffects,
  pushEffects,
  pushFeature,
  pushMessages,
  type PushBrowserState,
  type PushFault,
} from '../../../domain/push'
import { failsWith, tabEffects } from '../../effects/effect'
import { implementFeature } from '../implement-feature'
import type { PushPort, PushSettings } from './ports'

const stateOf = async ({ browser }: PushPort, { publicKey, isOn }: PushSettings): Promise<PushBrowserState> => {
  const permission = browser.permission()
  if (permission === 'none' || publicKey === '') return 'unsupported'
  if (permission === 'denied') return 'blocked'
  return permission === 'granted' && isOn && (await browser.isSubscribed()) ? 'on' : 'off'
}

export const pushImplementation = implementFeature(pushFeature, (_, port: PushPort) => ({
  tab: {
    'push/browser': {
      readSettings: tabEffects.customRead(pushEffects.readSettings, {
        perform: async (_input, { ref: ask, dispatch }) => {
          const read = await port.read()()
          if (E.isLeft(read)) return dispatch({ type: 'push/SettingsNotRead', ask, failure: read.left })
          const browser = await stateOf(port, read.right)
          return dispatch({ type: 'push/SettingsRead', ask, browser, choices: read.right.choices })
        },
        failed: failsWith(pushMessages['push/SettingsNotRead']),
      }),
      subscribe: tabEffects.customIdempotent(pushEffects.subscribe, {
        perform: async (_input, { ref: ask, dispatch }) => {
          const not = (fault: PushFault): void => dispatch({ type: 'push/NotTurnedOn', ask, fault })
          const read = await port.read()()
          if (E.isLeft(read)) return not(read.left)
          const target = await port.browser.subscribe(read.right.publicKey)()
          if (E.isLeft(target)) return not(target.left)
          const known = await port.subscribe(target.right)()
          if (E.isRight(known)) return dispatch({ type: 'push/TurnedOn', ask })
          await port.browser.unsubscribe()
          return not(known.left)
        },
        failed: failsWith(pushMessages['push/NotTurnedOn'], { fault: unreachable }),
      }),
      unsubscribe: tabEffects.idempotent(pushEffects.unsubscribe, {
        call: () => port.unsubscribe(),
        thenInThisTab: () => void port.browser.unsubscribe(),
        toResult: (_done, _input, ask) => ({ type: 'push/TurnedOff', ask }),
        failed: failsWith(pushMessages['push/NotTurnedOff']),
      }),
    },
    'push/choices': {
      saveChoices: tabEffects.idempotent(pushChoicesEffects.saveChoices, {
        call: ({ choices }) => port.choose(choices),
        toResult: (_done, { choices }, ask) => ({ type: 'push/ChoicesSaved', ask, choices }),
        failed: failsWith(pushMessages['push/ChoicesNotSaved']),
      }),
    },
  },
  streams: { askPermission: port.browser.askPermission },
}))
