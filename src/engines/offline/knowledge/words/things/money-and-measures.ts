/** Sums, figures, messages and things to do. See ../things.ts for how a row is written. */
export const moneyAndMeasures = `
money: expense expenditure outlay running_cost | amount: money; currency: text; spentOn: date; category: text; merchant: text; paidBy: reference; receipt: file
money: cost spending spend overhead | amount: money; currency: text; date: date; category: text; costCentre: text; supplierName: text
money: payment repayment prepayment remittance direct_debit standing_order | amount: money; currency: text; dueOn: date; paidAt: datetime; method: card | transfer | cash; reference: text; status: due | paid | failed | refunded
money: transaction wire ledger_entry | amount: money; currency: text; bookedOn: date; counterparty: text; purpose: text; category: text; balanceAfter: money
money: income revenue earning profit royalty dividend interest commission | amount: money; currency: text; receivedOn: date; source: text; periodFrom: date; periodUntil: date; taxWithheld: money
money: salary wage pay bonus tip gratuity | amount: money; currency: text; employee: reference; periodFrom: date; periodUntil: date; hours: decimal; paidOn: date
money: budget allocation appropriation | name: text; amount: money; spent: money; periodFrom: date; periodUntil: date; responsible: reference; status: draft | approved | closed
money: fee surcharge toll fare levy | amount: money; currency: text; chargedFor: text; dueOn: date; paidOn: date; status: open | paid | waived | overdue
money: rent rent_payment service_charge utility_cost heating_cost | amount: money; periodFrom: date; periodUntil: date; dueOn: date; paidOn: date; paidAmount: money; status: due | part paid | paid | overdue
money: debt liability mortgage credit overdraft arrear student_loan credit_line | principal: money; interestPercent: decimal; borrowedOn: date; remaining: money; instalment: money; dueOn: date; creditor: text; status: open | settled | in default
money: tax vat excise withholding | kind: text; baseAmount: money; ratePercent: decimal; amount: money; periodFrom: date; dueOn: date; paidOn: date
money: price | amount: money; currency: text; unit: text; validFrom: date; validUntil: date; includesTax: boolean
money: pricing price_change discount price_tier | name: text; amount: money; percent: decimal; appliesTo: text; validFrom: date; validUntil: date; approvedBy: reference
money: saving nest_egg piggy_bank savings_goal emergency_fund pension | name: text; saved: money; target: money; monthlyAmount: money; targetDate: date; interestPercent: decimal
money: fine penalty late_fee speeding_ticket forfeit | number: text; amount: money; reason: text; issuedOn: date; dueOn: date; paidOn: date; status: open | paid | disputed | waived
money: donation contribution pledge gift_aid tithe offertory zakat | amount: money; currency: text; givenAt: datetime; purpose: text; anonymous: boolean; recurring: boolean; receiptSentAt: datetime
money: deposit bail retainer advance_payment | amount: money; currency: text; receivedOn: date; heldAt: text; deductions: money; returnedOn: date; status: due | held | part returned | returned
money: refund chargeback reimbursement compensation payback cash_back | amount: money; currency: text; reason: text; requestedAt: datetime; paidAt: datetime; status: requested | approved | paid | refused
money: payout settlement disbursement cash_out withdrawal transfer | amount: money; currency: text; fees: money; periodFrom: date; periodUntil: date; sentAt: datetime; account: text, encrypted; status: planned | sent | arrived | returned
money: bid counteroffer counter_offer offer_price | amount: money; placedAt: datetime; bidder: reference; maximum: money; status: leading | outbid | won | withdrawn
money: balance cash float | amount: money; currency: text; asOf: datetime; countedBy: reference; difference: money; location: text
money: split share shared_expense group_expense tip_pool | title: text; total: money; currency: text; ruleOfSplit: text; shares: list of text; settledAt: datetime; status: open | settled
money: investment stake | name: text; amount: money; investedOn: date; currentValue: money; soldOn: date; soldFor: money; riskClass: 1 to 7
money: exchange_rate interest_rate conversion_rate mortgage_rate currency_rate | fromCurrency: text; toCurrency: text; rate: decimal; asOf: datetime; source: text
measure: measurement reading value readout data_point | value: decimal; unit: text; measuredAt: datetime; place: text; measuredBy: reference; plausible: boolean
measure: temperature humidity pressure moisture dew_point water_level frost wind rainfall | value: decimal; unit: text; measuredAt: datetime; sensorName: text; location: text; limitLow: decimal; limitHigh: decimal
measure: weather weather_forecast climate precipitation weather_report | date: date; place: text; temperatureC: decimal; rainMm: decimal; windKmh: decimal; condition: text; source: text
measure: forecast prediction projection | forDate: date; expected: decimal; low: decimal; high: decimal; unit: text; madeAt: datetime; actual: decimal
measure: weight bmi body_fat waist | value: decimal; unit: text; measuredOn: date; target: decimal; measuredBy: reference; photo: file
measure: pulse heartbeat heart_rate blood_pressure oxygen_saturation glucose blood_sugar hba1c cholesterol vital_sign | value: decimal; second: decimal; unit: text; measuredAt: datetime; situation: text; targetLow: decimal; targetHigh: decimal
measure: mood emotion feeling wellbeing stress anxiety energy_level burnout happiness | score: 1 to 10; feltAt: datetime; words: list of text; trigger: text; helped: text
measure: symptom pain ache nausea fatigue headache brain_fog cough itch dizziness | severity: 1 to 10; startedAt: datetime; minutes: integer; bodySite: text; trigger: text; relievedBy: text
measure: sleep sleep_quality bedtime sleep_phase snoring | asleepAt: datetime; awakeAt: datetime; minutesAwake: integer; quality: 1 to 5; deepMinutes: integer; dreamText: text
measure: menstruation ovulation cycle_day contraction menstrual_cycle fertility | startedOn: date; endedOn: date; flow: light | medium | heavy; symptoms: list of text; predictedNextOn: date
measure: consumption usage emission power electricity energy footprint | value: decimal; unit: text; periodFrom: datetime; periodUntil: datetime; meterNumber: text; cost: money
measure: yield output throughput output_rate scrap_rate production_figure | quantity: decimal; unit: text; periodFrom: datetime; periodUntil: datetime; target: decimal; rejects: integer
measure: mileage distance speed odometer fuel_consumption pace | value: decimal; unit: text; recordedAt: datetime; vehicle: text; purpose: text; startPlace: text; endPlace: text
measure: time time_entry overtime hours_worked duration lap | startedAt: datetime; endedAt: datetime; minutes: integer; activity: text; billable: boolean; enteredBy: reference
measure: score rating highscore mark result elo handicap leaderboard_entry | value: decimal; maximum: decimal; achievedAt: datetime; rank: integer; givenBy: reference; remark: text
measure: count headcount tally census turnout | value: integer; countedAt: datetime; countedBy: reference; place: text; expected: integer; difference: integer
measure: noise loudness decibel sound_level vibration brightness uv_index radiation light_level | value: decimal; unit: text; measuredAt: datetime; location: text; maximum: decimal; limit: decimal
measure: pollen air_quality ozone particulate co2 salinity ph turbidity alkalinity chlorine nitrate water_quality | value: decimal; unit: text; measuredAt: datetime; place: text; limit: decimal; grade: good | fair | poor
measure: dimension length width depth angle height thickness diameter gap tolerance | value: decimal; unit: text; part: text; nominal: decimal; tolerance: decimal; measuredBy: reference; measuredAt: datetime
measure: defect_rate deviation drift error_rate latency uptime response_time load_time | value: decimal; unit: text; at: datetime; baseline: decimal; limit: decimal; source: text
measure: set personal_best max_lift strength kb_swing squat deadlift bench_press pushup pullup | exerciseName: text; weightKg: decimal; repetitions: integer; effort: 1 to 10; doneAt: datetime; personalBest: boolean
measure: progress completion streak progress_step mastery attainment | percent: decimal; stepsDone: integer; stepsTotal: integer; recordedAt: datetime; nextStep: text
measure: quota limit threshold allowance target carbon_budget | name: text; value: decimal; unit: text; used: decimal; periodFrom: date; periodUntil: date; warnAtPercent: integer
measure: probability risk risk_score likelihood confidence_score risk_rating deliverability_score | value: decimal; basis: text; computedAt: datetime; model: text; reasons: list of text; grade: low | medium | high
measure: feedback satisfaction_score survey_answer satisfaction opinion_answer | stars: 1 to 5; body: text; givenAt: datetime; topic: text; answeredAt: datetime
measure: population sample_size density biodiversity abundance species_count | value: decimal; unit: text; area: text; countedOn: date; method: text; confidencePercent: decimal
message: message email mail voicemail | subject: text; body: text; sender: reference; sentAt: datetime; readAt: datetime; attachments: list of file
message: chat conversation discussion discussion_thread direct_message | title: text; people: list of text; lastMessageAt: datetime; unread: integer; muted: boolean; closedAt: datetime
message: notification push_message nudge ping system_message | title: text; body: text; channel: push | mail | text message; sentAt: datetime; readAt: datetime; link: text
message: alert early_warning | title: text; severity: info | warning | critical; raisedAt: datetime; cause: text; acknowledgedBy: reference; acknowledgedAt: datetime; clearedAt: datetime
message: announcement parish_notice circular press_release shoutout | title: text; body: text; audience: text; publishAt: datetime; expiresAt: datetime; attachment: file; status: draft | scheduled | sent
message: newsletter mailing email_campaign mailshot email_sequence drip | subject: text; body: text; sendAt: datetime; recipients: integer; opened: integer; clicked: integer; status: draft | scheduled | sent
message: request inquiry enquiry | subject: text; body: text; sender: text; receivedAt: datetime; answerDueOn: date; answeredAt: datetime; status: new | in work | answered
message: invitation invite rsvp friend_request | title: text; recipient: text; sentAt: datetime; answerBy: date; answeredAt: datetime; headcount: integer; status: sent | accepted | declined
message: comment reply remark reaction | body: text; author: reference; writtenAt: datetime; editedAt: datetime; replyTo: text; resolved: boolean
message: call | caller: text; number: text; startedAt: datetime; seconds: integer; topic: text; outcome: text; callBackAt: datetime
message: appointment_reminder payment_reminder followup follow_up escalation | title: text; recipient: text; dueAt: datetime; sentAt: datetime; attempts: integer; status: planned | sent | answered | given up
message: tip_off anonymous_report hint whistleblower_tip rumour crime_report | receivedAt: datetime; subject: text; body: text, encrypted; channel: text; caseNumber: text; feedbackDueOn: date; status: received | confirmed | in review | closed
message: greeting condolence thank_you birthday_wish congratulation toast guestbook_entry prayer_request intention | body: text; from: text; occasion: text; date: date; photo: file; shownPublicly: boolean
task: task todo action errand work_item to_do subtask action_item odd_job | title: text; dueAt: datetime; priority: low | normal | high; minutesPlanned: integer; assignee: reference; doneAt: datetime; status: open | under way | done | dropped
task: assignment homework coursework project_work | title: text; instructions: text; dueAt: datetime; maximumPoints: integer; attachment: file; status: set | handed in | marked | late
task: reminder memory_aid due_date deadline expiry renewal_date expiry_date | title: text; dueOn: date; remindDaysBefore: integer; responsible: reference; lastRemindedAt: datetime; status: open | done | missed
task: goal objective milestone ambition | title: text; reason: text; targetDate: date; measureOfSuccess: text; progressPercent: integer; achievedOn: date; status: open | achieved | given up
task: challenge mission | title: text; rules: text; startsOn: date; endsOn: date; points: integer; entrants: integer; status: open | running | finished
task: project initiative undertaking | title: text; goal: text; startsOn: date; endsOn: date; budgetTotal: money; hoursPlanned: decimal; owner: reference; status: planned | running | on hold | finished
task: approval sign_off leave_request holiday_request expense_claim purchase_request requisition | title: text; requestedBy: reference; requestedAt: datetime; amount: money; decidedBy: reference; decidedAt: datetime; status: waiting | approved | refused
task: opportunity deal pipeline acquisition | title: text; value: money; probabilityPercent: integer; expectedOn: date; owner: reference; lostBecause: text; stage: new | qualified | offered | won | lost
task: obligation compliance_task regulatory_requirement | title: text; source: text; dueOn: date; rhythm: text; responsible: reference; evidence: file; status: open | met | overdue
task: favour help_request favor neighbour_help errand_request ride_request helping_hand | title: text; description: text; neededAt: datetime; place: text; minutes: integer; helper: reference; status: asked | taken | done
`;
