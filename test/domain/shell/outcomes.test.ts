import { describe, expect, it } from 'vitest'
import { OUTCOMES } from '../../../src/domain/shell/toast'

const saidAs = (kind: 'done' | 'info' | 'failed') =>
  Object.entries(OUTCOMES)
    .filter(([, one]) => one === kind)
    .map(([key]) => key)
    .sort()

describe('The tone of a toast', () => {
  it('a toast shows success if the action is done', () => {
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

  it('a toast shows failure if the action failed, and otherwise info', () => {
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
      'sessionExpired',
      'shareConflict',
      'shareRefused',
      'spaceNotEntered',
      'storageBroken',
      'storedByNewer',
    ])
    expect(saidAs('info')).toEqual(['signedOut', 'windowWithoutSound'])
  })
})
