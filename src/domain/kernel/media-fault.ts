import * as t from 'io-ts'

/**
 * Why media is not captured, sent or played.
 * - `permissionRefused`: the person or the browser refused. `noDevice`: the browser has no such device.
 * - `deviceBusy`: another program uses the device.
 * - `deviceGone`: the device was removed during use, and no other device replaced it.
 * - `pickerClosed`: the person chose nothing to share (SHR-2).
 * - `notConnected`: the member has not entered the room yet, or has left the room (MIC-8).
 * - `publishRefused`: the room does not let this role send media.
 * - `unsupported`: this browser lacks the feature.
 */
export const MediaSendFailure = t.union(
  [
    t.literal('permissionRefused'),
    t.literal('noDevice'),
    t.literal('deviceBusy'),
    t.literal('deviceGone'),
    t.literal('pickerClosed'),
    t.literal('notConnected'),
    t.literal('publishRefused'),
    t.literal('unsupported'),
  ],
  'SendFault',
)
export type MediaSendFailure = t.TypeOf<typeof MediaSendFailure>

/**
 * Why a room's media ended by itself.
 * - `refused`: the token is invalid or has expired. `full`: more browsers joined than can hear each other at once.
 * - `lost`: the connection broke and did not return in time. `unsupported`: this browser lacks the feature.
 */
export const RoomMediaFailure = t.union(
  [t.literal('refused'), t.literal('full'), t.literal('lost'), t.literal('unsupported')],
  'RoomFault',
)
export type RoomMediaFailure = t.TypeOf<typeof RoomMediaFailure>
