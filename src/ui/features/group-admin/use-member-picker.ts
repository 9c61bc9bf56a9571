import { useEffect } from 'react'
import type { Member } from '../../../domain/group'
import type { Gid } from '../../../domain/kernel/ids'
import { memberPickerViewModel, type PickFrom } from '../../../domain/group-admin'
import { useApp } from '../../app/app-context'
import { useFeature, useTabState } from '../../app/use-feature'
import { listEndState } from '../../components/feedback/list-end-state'
import type { MemberPickerListProps } from './MemberPickerList'

type People = Pick<MemberPickerListProps, 'keyword' | 'people' | 'more' | 'onKeyword' | 'onMore'>

/** The members of a group, or the people to invite, by search. `isFit` filters the people in the list. */
export const useMemberPicker = (gid: Gid, among: PickFrom, isFit: (member: Member) => boolean): People => {
  const app = useApp()
  const shown = memberPickerViewModel(useTabState(useFeature('group-admin').slices.tab.memberPicker), gid, among)
  // Load the list again even if a reload restored a list, because that list is outdated.
  useEffect(() => {
    app.tab.dispatch({ type: 'group-admin/OpenMemberPicker', gid, among })
    return () => app.tab.dispatch({ type: 'group-admin/CloseMemberPicker' })
  }, [app, gid, among])
  const onMore = (): void => app.tab.dispatch({ type: 'group-admin/LoadMoreMembersToPick' })
  const list = shown?.list
  return {
    keyword: shown?.keyword ?? '',
    people:
      list === undefined || list.status === 'loading'
        ? { status: 'loading' }
        : list.status === 'failed'
          ? { status: 'failed', onRetry: onMore }
          : { status: 'ready', value: list.items.filter(isFit) },
    more: list === undefined ? 'none' : listEndState(list),
    onKeyword: (keyword) => app.tab.dispatch({ type: 'group-admin/SearchMembersToPick', keyword }),
    onMore,
  }
}
