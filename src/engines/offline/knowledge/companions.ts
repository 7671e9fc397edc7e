/** What a capability usually comes with, the most wanted first: ids of capabilities. */
export const companions: Record<string, string[]> = Object.fromEntries(
  `alerts: notifications reports
  approvals: notifications audit
  auctions: payments notifications photos
  booking: reminders calendar-sync waitlist
  budgets: alerts reports import-export
  catalogue: search photos
  check-in: reports notifications
  checklists: photos reports reminders
  code-analysis: reports
  community: moderation notifications
  delivery-tracking: notifications photos
  documents: search sharing
  donations: payments reports
  email-campaigns: import-export reports
  expense-splitting: notifications reports
  feeds: search notifications
  file-processing: reports
  forecasting: reports alerts
  forms: reports import-export
  goals: streaks reports
  help-desk: search notifications reports
  incidents: notifications reports
  inventory: alerts scanning reports
  invoicing: payments reminders reports
  issues: photos notifications reports
  learning: streaks reports
  lending: reminders photos reviews
  live-location: maps notifications
  loyalty: reports
  maps: search photos
  marketplace: search messaging reviews
  matching: messaging notifications
  meal-planning: sharing
  measurements: reports alerts
  messaging: notifications moderation
  ordering: notifications payments
  planning: notifications calendar-sync
  price-tracking: notifications reports
  publishing: search
  quizzes: reports streaks
  recommendations: search
  returns: notifications reports
  reviews: moderation
  route-planning: maps notifications
  sales-pipeline: reminders reports import-export
  scanning: search import-export
  scoring: reports
  shifts: notifications calendar-sync
  shipping: notifications
  signatures: reminders audit
  streaks: reminders
  subscriptions: payments invoicing
  telemetry: alerts reports
  time-tracking: approvals reports import-export
  tournaments: notifications reports
  transcription: search documents
  vault: sharing audit
  video-calls: booking reminders
  voting: notifications
  waitlist: notifications`
    .split('\n')
    .map((line) => line.trim().split(': '))
    .map(([id = '', ids = '']) => [id, ids.split(' ')]),
);
