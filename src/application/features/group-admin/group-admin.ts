import { groupAdminFeature } from '../../../domain/group-admin/feature'
import { implementFeature } from '../implement-feature'
import { groupAdminToasts } from './group-admin-toasts'
import { makeGroupAdminEffects } from './group-admin.effects'

export const groupAdminImplementation = implementFeature(groupAdminFeature, ({ ports, me, dispatchToAccount }) => {
  const { groupForm, linkCheck, deeds, people } = makeGroupAdminEffects({ ports, me, dispatchToAccount })
  return {
    tab: {
      'group-admin/groupForm': groupForm,
      'group-admin/linkCheck': linkCheck,
      'group-admin/groupActions': deeds,
      'group-admin/memberPicker': people,
    },
    toastsOf: groupAdminToasts,
  }
})
