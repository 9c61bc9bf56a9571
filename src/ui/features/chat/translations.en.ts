/** The texts of the chat that no page shows at first. */
export const en = {
  actionsOf: 'Actions for {{name}}',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  markAllRead: 'Mark all chats as read',
}
