import { captionsCalls } from '../../../wire/calls/caption-calls'
import { privateCalls } from '../../../wire/calls/private-calls'
import { recapCalls } from '../../../wire/calls/recap-calls'
import { restreamCalls } from '../../../wire/calls/restream-calls'
import { spaceCalls } from '../../../wire/calls/space-calls'
import { route, type AccessRow } from '../access-row'

/** Live rooms, captions, restreams and private calls. */
export const rows: readonly AccessRow[] = [
  route(spaceCalls.token, 'member', 'read', 1),
  route(spaceCalls.create, 'editor', 'creation', 1),
  route(spaceCalls.room, 'account', 'read', 1),
  route(spaceCalls.edit, 'editor', 'write', 1),
  route(spaceCalls.remove, 'editor', 'write', 1),
  route(spaceCalls.close, 'editor', 'write', 1),
  route(spaceCalls.roomReport, 'member', 'write', 1),
  route(spaceCalls.update, 'editor', 'write', 1),
  route(spaceCalls.reminder, 'member', 'write', 1),
  route(spaceCalls.cancelReminder, 'member', 'write', 1),
  route(spaceCalls.kick, 'editor', 'write', 1),
  route(spaceCalls.share, 'member', 'write', 1),
  route(spaceCalls.stat, 'member', 'read', 1),
  route(spaceCalls.broadcasterStatus, 'editor', 'write', 1),
  route(spaceCalls.roomList, 'session', 'read', 2),
  route(spaceCalls.inviteKey, 'member', 'read', 1),
  route(spaceCalls.roomStatus, 'member', 'read', 1),
  route(spaceCalls.join, 'member', 'write', 1),
  route(spaceCalls.leave, 'session', 'write', 1),
  route(spaceCalls.group, 'member', 'read', 1),
  route(spaceCalls.takingSpace, 'member', 'read', 1),
  route(spaceCalls.subscribeSpace, 'session', 'read', 1),
  route(spaceCalls.highlights, 'session', 'read', 1),
  route(spaceCalls.editLiving, 'editor', 'write', 1),
  route(recapCalls.summary, 'editor', 'read', 1),
  route(recapCalls.figures, 'member', 'read', 2),
  route(captionsCalls.join, 'ownProof', 'write', 1),
  route(captionsCalls.leave, 'session', 'write', 1),
  route(captionsCalls.config, 'member', 'read', 1),
  route(captionsCalls.setSource, 'ownProof', 'write', 1),
  route(captionsCalls.setTarget, 'ownProof', 'write', 1),
  route(restreamCalls.list, 'session', 'read', 1),
  route(restreamCalls.add, 'account', 'write', 1),
  route(restreamCalls.remove, 'account', 'write', 1),
  route(restreamCalls.keyInfo, 'ownProof', 'read', 1),
  route(restreamCalls.token, 'ownProof', 'read', 1),
  route(restreamCalls.start, 'ownProof', 'write', 1),
  route(restreamCalls.stop, 'session', 'write', 1),
  route(restreamCalls.status, 'ownProof', 'read', 1),
  route(privateCalls.start, 'account', 'creation', 1),
  route(privateCalls.accept, 'ownProof', 'write', 1),
  route(privateCalls.reject, 'ownProof', 'write', 1),
  route(privateCalls.check, 'ownProof', 'read', 1),
  route(privateCalls.cancel, 'ownProof', 'read', 1),
]
