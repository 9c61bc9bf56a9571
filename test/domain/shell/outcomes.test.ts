import { describe, expect, it } from 'vitest'
import { OUTCOMES } from '../../../src/domain/shell/toast'

const saidAs = (kind: 'done' | 'info' | 'failed') =>
  Object.entries(OUTCOMES)
    .filter(([, one]) => one === kind)
    .map(([key]) => key)
    .sort()

describe('The tone of a toast', () => {
  it('the toasts of completed actions, and no other toasts, have the tone “done”', () => {
    expect(saidAs('done')).toEqual([
      'announced',
      'announcementPinned',
      'announcementRemoved',
      'announcementUnpinned',
      'applicationSent',
      'applied',
      'blocked',
      'chatDeleted',
      'chatPinned',
      'chatUnpinned',
      'codeSent',
      'copied',
      'currencySaved',
      'dissolved',
      'followed',
      'forwarded',
      'groupCreated',
      'groupSaved',
      'handedOver',
      'historyCleared',
      'invited',
      'joined',
      'keptDeleted',
      'left',
      'muted',
      'pinned',
      'profileUpdated',
      'reminderCancelled',
      'reminderSet',
      'reported',
      'senderRemoved',
      'spaceRemoved',
      'spaceSaved',
      'staffSet',
      'unblocked',
      'unfollowed',
      'unmuted',
      'unpinned',
    ])
  })

  it('the toasts of failed or refused actions, and no other toasts, have the tone “failed”', () => {
    expect(saidAs('failed')).toEqual([
      'copyFailed',
      'exportFailed',
      'groupNotOpened',
      'micNotReady',
      'micRefused',
      'needBindX',
      'notChanged',
      'notDone',
      'notHost',
      'notJoined',
      'notOpened',
      'noticesRefused',
      'partnerFailed',
      'roomNotReached',
      'sessionExpired',
      'shareConflict',
      'shareRefused',
      'spaceNotEntered',
      'storageBroken',
      'storedByNewer',
    ])
  })

  it('only the toasts about a sign-out and about a window without sound have the tone “info”', () => {
    expect(saidAs('info')).toEqual(['signedOut', 'windowWithoutSound'])
  })
})
