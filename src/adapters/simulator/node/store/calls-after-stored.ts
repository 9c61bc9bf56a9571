import type { PushClient } from '../../push-client'
import type { WebhookClient } from '../../webhook-client'
import type { OutputGate } from './output-gate'

/** Sends a push only when the inputs that led to it are stored. */
export const pushAfterStored = (push: PushClient, gate: OutputGate): PushClient => ({
  ...push,
  send: async (request) => {
    await gate.stored()
    return push.send(request)
  },
})

/** Calls a webhook only when the inputs that led to the call are stored. */
export const webhooksAfterStored =
  (call: WebhookClient, gate: OutputGate): WebhookClient =>
  async (request) => {
    await gate.stored()
    return call(request)
  }
