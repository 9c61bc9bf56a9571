import type { WebSocket } from 'ws'
import type { SocketPeer } from '../socket-peer'
import type { OutputGate } from './store/output-gate'

/** A socket whose frames, and whose end, wait in order for the inputs that they may depend on. */
export interface SocketAfterStored extends Pick<SocketPeer, 'send' | 'close'> {
  /** How much waits, for the log or for the client. */
  readonly waiting: () => number
}

export const socketAfterStored = (socket: WebSocket, gate: OutputGate): SocketAfterStored => {
  let held = 0
  return {
    waiting: () => held + socket.bufferedAmount,
    send: (text) => {
      held += text.length
      gate.pass(() => {
        held -= text.length
        if (socket.readyState === socket.OPEN) socket.send(text)
      })
    },
    close: () => {
      gate.pass(() => {
        socket.close()
      })
    },
  }
}
