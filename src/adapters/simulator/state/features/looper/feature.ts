import { stateFeature } from '../state-feature'
import { LooperInput } from './looper-input'
import {
  communitiesImported,
  importOrdered,
  importRemoved,
  pageEdited,
  partnerAdded,
  partnerRenamed,
} from './exclusive-page-actions'
import { withoutAccount } from './forget-account'
import { adminAdded, adminChanged, adminRemoved, blockSet, infoEdited, communityLabelled } from './project-actions'

export const feature = stateFeature(
  LooperInput,
  (world, event: LooperInput) => {
    switch (event.type) {
      case 'looper/Labelled':
        return communityLabelled(world, event)
      case 'looper/BlockSet':
        return blockSet(world, event)
      case 'looper/InfoEdited':
        return infoEdited(world, event)
      case 'looper/AdminAdded':
        return adminAdded(world, event)
      case 'looper/AdminChanged':
        return adminChanged(world, event)
      case 'looper/AdminRemoved':
        return adminRemoved(world, event)
      case 'looper/PartnerAdded':
        return partnerAdded(world, event)
      case 'looper/PartnerRenamed':
        return partnerRenamed(world, event)
      case 'looper/PageEdited':
        return pageEdited(world, event)
      case 'looper/Imported':
        return communitiesImported(world, event)
      case 'looper/ImportOrdered':
        return importOrdered(world, event)
      case 'looper/ImportRemoved':
        return importRemoved(world, event)
    }
  },
  { forgets: withoutAccount },
)
