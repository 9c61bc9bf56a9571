import { groupAdminFeature } from '../../../domain/group-admin/feature'
import { implementFeature } from '../implement-feature'
import { groupAdminToasts } from './group-admin-toasts'
import { makeGroupAdminEffects } from './group-admin.effects'
import type { GroupAdmin } from './ports'

export const groupAdminImplementation = implementFeature(
  groupAdminFeature,
  ({ ports, me, dispatchToAccount }, groupAdmin: GroupAdmin) => {
    const { groupForm, linkCheck, deeds, people } = makeGroupAdminEffects({ groupAdmin, ports, me, dispatchToAccount })
    return {
      tab: {
        'group-admin/groupForm': groupForm,
        'group-admin/linkCheck': linkCheck,
        'group-admin/groupActions': deeds,
        'group-admin/memberPicker': people,
      },
      toastsOf: groupAdminToasts,
    }
  },
)
