import type { ProjectAction } from '../../../src/domain/looper'
import { GARDEN, SQUARE } from '../support/seeded-ids'
import type { CallRow, Json } from '../support/call-row'

const SPEC = 'spec 3 §7, §3; decisions.md: looper: /api/loop_center/… nested, GET reads, POST writes'
const project_id = 'loop'
const query = { project_id }
const page = {
  id: 'page-loop',
  icon: '/town/g1.svg',
  loading: '/town/g1.svg',
  link_key: 'loopclub',
  user_name_prefix: 'Loop',
  show_gift: 1,
  show_bubble: 0,
  show_partner_coin: 1,
  create_group_type: 2,
}
const pageRead = {
  pageId: 'page-loop',
  icon: '/town/g1.svg',
  loading: '/town/g1.svg',
  linkKey: 'loopclub',
  prefix: 'Loop',
  showsGifts: true,
  showsBubbles: false,
  partnerCoin: 1,
  createGroupType: 2,
}
const community = (source: number, verify_type: number): Json => ({
  id: '1',
  gid: SQUARE,
  group_name: 'Tea',
  group_avatar: null,
  group_link: '/group/townsquare',
  verify_type,
  weight: 3,
  source,
})

const deed = (proves: string, path: string, body: { readonly [key: string]: Json }, done: ProjectAction): CallRow => ({
  proves,
  source: SPEC,
  request: { method: 'POST', path: `/api/loop_center/${path}`, body: { project_id, ...body }, token: true },
  answer: {},
  asks: ({ looper }) => looper.perform(done),
})

export const pageRows: readonly CallRow[] = [
  {
    proves: 'R3-257',
    source: `${SPEC}; the name is ours`,
    request: { method: 'GET', path: '/api/loop_center/project_partner/info', query, token: true },
    answer: { partner_id: 'partner-loop', partner_name: 'Loop' },
    asks: ({ looper }) => looper.partner(project_id),
    reads: { partnerId: 'partner-loop', name: 'Loop' },
    given: { partner_id: 'partner-loop' },
  },
  {
    proves: 'R3-169 R3-258 R3-271',
    source: SPEC,
    request: { method: 'GET', path: '/api/loop_center/exclusive_page/info', query, token: true },
    answer: page,
    asks: ({ looper }) => looper.page(project_id),
    reads: pageRead,
    given: { link_key: 'loopclub' },
  },
  {
    proves: 'R3-170 R3-177 R3-257 R3-273',
    source: SPEC,
    request: { method: 'GET', path: '/api/loop_center/project_partner/community/list', query, token: true },
    answer: {
      list: [
        community(0, 0),
        { ...Object(community(1, 1)), id: '2' },
        { ...Object(community(2, 2)), id: '3' },
        { ...Object(community(3, 2)), id: '4' },
        { ...Object(community(4, 2)), id: '5' },
      ],
      total: 5,
    },
    asks: ({ looper }) => looper.imported(project_id),
    reads: [
      {
        importId: '1',
        gid: SQUARE,
        name: 'Tea',
        avatar: null,
        link: '/group/townsquare',
        label: 'none',
        order: 3,
        source: 'other',
      },
      { source: 'api', label: 'blue' },
      { source: 'official', label: 'gold' },
      { source: 'exclusive' },
      { source: 'operational' },
    ],
    given: {
      list: [
        { gid: SQUARE, weight: 1, source: 2, verify_type: 2 },
        { weight: 2 },
        { weight: 3 },
        { weight: 4 },
        { weight: 5 },
        { weight: 6 },
      ],
    },
  },
  deed('R3-257 R3-270', 'project_partner/add', {}, { kind: 'customize', projectId: project_id }),
  deed(
    'R3-257 R3-274',
    'project_partner/community/add',
    { group_link: `https://loop.example/group/${GARDEN}`, weight: 2 },
    { kind: 'import', projectId: project_id, groupLink: `https://loop.example/group/${GARDEN}`, order: 2 },
  ),
  deed(
    'R3-257',
    'project_partner/community/edit',
    { id: '1', weight: 5 },
    { kind: 'setOrder', projectId: project_id, importId: '1', order: 5 },
  ),
  deed(
    'R3-257 R3-275',
    'project_partner/community/del',
    { id: '1' },
    { kind: 'removeImported', projectId: project_id, importId: '1' },
  ),
  deed(
    'R3-258 R3-272',
    'exclusive_page/edit',
    { ...page, partner_id: 'partner-loop' },
    { kind: 'savePage', projectId: project_id, partner: { partnerId: 'partner-loop', name: 'Loop' }, page: pageRead },
  ),
  {
    ...deed(
      'R3-257',
      'project_partner/edit',
      { partner_id: 'partner-loop', partner_name: 'Loop 2' },
      {
        kind: 'savePage',
        projectId: project_id,
        partner: { partnerId: 'partner-loop', name: 'Loop 2' },
        page: pageRead,
      },
    ),
  },
]
