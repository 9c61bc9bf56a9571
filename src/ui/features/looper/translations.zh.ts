import { figures } from './translations.analytics.zh'

export const zh = {
  ...figures,
  menu: { label: '项目', dashboard: '仪表盘', influshare: 'InfluShare', communityBoard: '社区看板', spaceSummary: '空间概览', configuration: '配置', api: 'API' },
  project: {
    current: '当前项目：{{name}}，点击切换', dialog: '你的项目', search: '搜索项目', searching: '搜索中…', nothing: '没有找到该项目', nothingText: '请检查拼写，或清除搜索内容。',
    none: '还没有项目', noneText: '项目负责人把你加入团队后，项目会显示在这里。', failed: '无法加载你的项目', failedText: '请检查网络后重试。', signIn: '登录后查看你的项目', signInText: '项目负责人和团队在这里管理项目。',
    toSignIn: '登录', onX: '{{name}} 的 X 主页', notChosen: '未选择项目', needed: '请选择项目', neededText: '这里的每个页面只显示一个项目。', communities_one: '{{count}} 个社区', communities_other: '{{count}} 个社区', close: '关闭',
  },
  foot: { api: 'API', page: '专属页', noPage: '暂无', staff: '团队' },
  api: { suspended: '已停用', active: '已启用', inactive: '未启用' },
  normal: '正常',
  copy: '点击复制', copied: '已复制',
  table: { range: '第 {{from}}–{{to}} 条，共 {{total}} 条', columns: '列', csv: 'CSV' },
  label: { gold: '金标', blue: '蓝标', none: '普通' },
  role: { super: '全权管理员', comm: '社区管理员', view: '查看者' },
  config: {
    title: '配置', tabs: '分区', ProjectInfo: '项目信息', WeightConfiguration: '权重配置', CommManagement: '社区管理', Admins: '管理员', failed: '加载失败，请检查网络后重试。', cancel: '取消', confirm: '确认', problem: '操作失败，请重试。',
  },
  info: {
    heading: '项目介绍', edit: '编辑', apiDoc: 'API 文档', links: '链接', website: '官网', email: '邮箱', tags: '标签', keywords: '关键词', none: '无', apiStatus: 'API 状态', pid: 'PID', secret: 'API 密钥', show: '显示 API 密钥',
    hide: '隐藏 API 密钥', secretFailed: '无法加载密钥。', secretNotYours: '只有全权管理员可以查看密钥。', access: 'API 访问',
  },
  weights: {
    heading: '影响力权重', text: '权重由 Loop 设定，无法在此修改。', x: 'X', community: '社区', space: '空间', coefficients: '标签系数', gold: '金标社区按 {{factor}} 倍计算', blue: '蓝标社区按 {{factor}} 倍计算', regular: '普通社区不计入', counted: '计入的社区', whatIf: '如果调整权重', whatIfText: '拖动权重，查看前列账号的排名变化。不会保存任何内容。', same: '不变',
  },
  communities: {
    heading: '社区', community: '社区', label: '标签', members: '成员规模', activity: '7 日活跃', verified: '认证时间', action: '操作', adjust: '调整', adjustOf: '调整 {{name}} 的标签', block: '屏蔽', unblock: '取消屏蔽', blocked: '已屏蔽',
    labels: '标签', up: '上升', down: '下降', empty: '暂无社区', emptyText: '社区通过该项目认证后会显示在这里。', adjustTitle: '更改标签', from: '当前', to: '改为', toGold: '{{name}} 将成为该项目的官方社区。', toBlue: '{{name}} 将成为该项目的大使社区。',
    toNone: '{{name}} 将解除绑定，成为普通社区。', blockTitle: '屏蔽 {{name}}？', blockText: '它的活跃度将不再计入该项目，取消屏蔽前无法更改标签。', unblockTitle: '取消屏蔽 {{name}}？', unblockText: '它的活跃度将重新计入该项目。',
  },
  admins: {
    heading: '管理员', add: '添加管理员', user: '用户', role: '角色', joined: '加入时间', action: '操作', adjust: '调整角色', adjustOf: '调整 {{name}} 的角色', remove: '移除', removeOf: '移除 {{name}}', roleTitle: '更改角色',
    roleText: '{{name}} 的权限将变更为{{role}}。', removeTitle: '移除 {{name}}', removeText: '确定将其移出管理员席位吗？', yes: '确定', addTitle: '添加管理员', uid: 'UID', uidHint: '“user”加至少 6 位数字，例如 user1000000001', looking: '查找中…',
    nobody: '未找到用户', lookFailed: '查找失败，请重试。', addYes: '添加', empty: '暂无管理员',
  },
  history: {
    heading: '操作记录', empty: '还没有任何更改。', more: '显示更多', failed: '无法加载操作记录。',
    line: {
      projectEdited: '{{who}} 编辑了项目', labelChanged: '{{who}} 将 {{whom}} 的标签改为{{change}}', blocked: '{{who}} 屏蔽了 {{whom}}', unblocked: '{{who}} 取消屏蔽 {{whom}}', adminAdded: '{{who}} 添加 {{whom}} 为{{change}}',
      adminChanged: '{{who}} 将 {{whom}} 设为{{change}}', adminRemoved: '{{who}} 移除了 {{whom}}', partnerAdded: '{{who}} 创建了专属页', pageEdited: '{{who}} 编辑了专属页', communityImported: '{{who}} 导入了 {{whom}}',
      communityOrdered: '{{who}} 将 {{whom}} 排到第 {{change}} 位', communityRemoved: '{{who}} 将 {{whom}} 移出专属页', other: '{{who}} 做了更改',
    },
  },
  edit: {
    title: '编辑项目信息', logo: '项目图标', logoHint: '建议 512x512 像素', name: '项目名称 *', about: '简介', tags: '标签', tagsHint: 'DeFi; GameFi; Infrastructure', keywords: '关键词', keywordsHint: '用逗号或分号分隔。', x: 'X 账号链接 *',
    website: '官网', email: '接收重要通知的邮箱', cancel: '取消', save: '保存', separate: '用逗号或分号分隔。',
  },
  dashboard: {
    title: '仪表盘', about: '项目', quick: '快捷入口', page: '专属页', noPage: '该项目还没有专属页。', counts: '数据', gold: '金标认证', blue: '蓝标认证', communities: '社区', members: '成员', activity: '平均活跃度',
  },
  settlement: { title: '财务结算', coming: '即将上线' },
} as const
