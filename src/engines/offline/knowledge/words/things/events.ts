/** What happens at a time: meetings, shows, work, trips, faults. See ../things.ts for how a row is written. */
export const events = `
event: event happening festivity occasion | title: text; startsAt: datetime; endsAt: datetime; location: text; capacity: integer; status: planned | done | cancelled
event: appointment consultation viewing sitting | title: text; startsAt: datetime; endsAt: datetime; location: text; reason: text; status: asked | confirmed | done | missed
event: meeting standup retrospective briefing debrief huddle conference_call videoconference | title: text; startsAt: datetime; minutes: integer; agenda: list of text; decisions: list of text; recording: file
event: session | title: text; startsAt: datetime; minutes: integer; topic: text; summary: text; status: planned | held | cancelled
event: lesson lecture seminar tutorial webinar masterclass bootcamp workshop | title: text; startsAt: datetime; minutes: integer; topic: text; seats: integer; material: file; status: planned | held | cancelled
event: course semester term trimester schoolyear retreat summer_school | title: text; startsOn: date; endsOn: date; seats: integer; price: money; lessons: integer; status: planned | open | full | finished
event: concert recital performance premiere rehearsal soundcheck | title: text; startsAt: datetime; doorsAt: datetime; venue: text; programme: list of text; ticketPrice: money; status: planned | on sale | sold out | done
event: show screening broadcast livestream matinee stream | title: text; startsAt: datetime; minutes: integer; ageRating: text; seats: integer; status: planned | live | over
event: exhibition exhibit expo trade_show biennale open_house vernissage | title: text; opensOn: date; closesOn: date; venue: text; works: integer; entryPrice: money; catalogueFile: file
event: festival carnival parade fete gala street_party jubilee | title: text; startsOn: date; endsOn: date; site: text; expectedVisitors: integer; permitNumber: text; budgetTotal: money
event: wedding engagement christening baptism bar_mitzvah confirmation anniversary birthday birthday_party baby_shower | title: text; date: date; venue: text; guestCount: integer; budgetTotal: money; theme: text; status: planned | done
event: funeral burial cremation wake mass worship liturgy sermon prayer_meeting | title: text; startsAt: datetime; place: text; ledBy: reference; music: list of text; attendance: integer
event: party banquet barbecue picnic potluck | title: text; startsAt: datetime; address: text; guestCount: integer; bringList: list of text; answerBy: date
event: match fixture derby scrimmage bout duel | playedAt: datetime; home: text; away: text; homeScore: integer; awayScore: integer; referee: reference; status: scheduled | played | postponed
event: round inning heat quarterfinal semifinal playoff | title: text; number: integer; startsAt: datetime; score: text; winner: text
event: tournament championship contest competition olympiad hackathon regatta | title: text; startsOn: date; endsOn: date; discipline: text; entryFee: money; places: integer; status: open | drawn | running | finished
event: race marathon triathlon time_trial rally | title: text; startsAt: datetime; distanceKm: decimal; startNumber: integer; finishSeconds: integer; rank: integer
event: workout training gym_session circuit warmup cooldown | startedAt: datetime; minutes: integer; muscleGroups: list of text; effort: 1 to 10; caloriesBurnt: integer; remark: text
event: run ride swim hike walk jog paddle climb dive sail | startedAt: datetime; minutes: integer; distanceKm: decimal; ascentMetres: integer; track: file; effort: 1 to 10
event: practice kata etude | startedAt: datetime; minutes: integer; focus: text; tempoBpm: integer; selfRating: 1 to 5
event: trip journey tour excursion expedition cruise voyage pilgrimage roadtrip vacation holiday getaway | title: text; startsOn: date; endsOn: date; destination: text; budgetTotal: money; travellers: integer; status: idea | booked | under way | over
event: flight layover ferry_crossing train_ride | number: text; departsAt: datetime; arrivesAt: datetime; origin: text; destination: text; seat: text; status: on time | late | cancelled
event: visit house_call | startsAt: datetime; minutes: integer; address: text; purpose: text; finding: text; status: planned | done | nobody home
event: stay check_in sleepover residency | checkInOn: date; checkOutOn: date; guests: integer; roomLabel: text; pricePerNight: money; status: booked | in house | left
event: booking reservation | reference: text; startsAt: datetime; endsAt: datetime; partySize: integer; price: money; status: held | confirmed | cancelled | no show
event: slot timeslot | startsAt: datetime; endsAt: datetime; places: integer; taken: integer; status: free | held | taken
event: shift duty standby on_call | startsAt: datetime; endsAt: datetime; role: text; breakMinutes: integer; assignee: reference; status: open | filled | swapped
event: rota roster duty_plan | title: text; validFrom: date; validUntil: date; shiftsOpen: integer; publishedAt: datetime; status: draft | published
event: attendance presence absence sick_day no_show | date: date; person: reference; reason: text; excused: boolean; reportedAt: datetime; minutesMissed: integer
event: inspection survey walkthrough handover snagging safety_check | date: date; inspector: reference; place: text; result: pass | attention | fail; findings: list of text; photos: list of file
event: audit certification accreditation recertification | standard: text; startsOn: date; auditor: reference; nonconformities: integer; result: passed | conditions | failed; report: file; nextDueOn: date
event: check checkup assessment examination evaluation appraisal | date: date; examiner: reference; kind: text; result: pass | attention | fail; findings: text; nextDueOn: date
event: repair fix overhaul refurbishment restoration retrofit | title: text; reportedAt: datetime; finishedAt: datetime; partsUsed: list of text; hours: decimal; cost: money; status: reported | waiting for parts | done
event: maintenance service oil_change lubrication descaling chimney_sweep tuning | title: text; dueOn: date; doneOn: date; hours: decimal; cost: money; nextDueOn: date; status: due | planned | done | skipped
event: job callout installation | title: text; address: text; startsAt: datetime; hours: decimal; price: money; status: asked | planned | under way | done; photos: list of file
event: calibration gauge_check | date: date; standardUsed: text; deviation: decimal; tolerance: decimal; result: within | outside; certificate: file; nextDueOn: date
event: fault breakdown defect malfunction failure damage leak crack glitch flaw | title: text; reportedAt: datetime; place: text; severity: low | medium | high; cause: text; photos: list of file; status: reported | found | repaired
event: incident accident near_miss collision crash spill theft burglary | title: text; happenedAt: datetime; place: text; severity: low | medium | high; peopleHurt: integer; cause: text; status: reported | investigated | closed
event: outage downtime blackout disruption interruption stoppage machine_stop | startedAt: datetime; endedAt: datetime; affected: list of text; cause: text; severity: minor | major | critical; status: investigating | identified | resolved
event: emergency alarm evacuation rescue disaster flood storm hailstorm earthquake wildfire heatwave avalanche | title: text; raisedAt: datetime; place: text; level: 1 to 5; peopleAffected: integer; status: raised | under way | over
event: sowing planting transplanting pruning grafting mowing weeding tillage ploughing | date: date; bedOrField: text; variety: text; quantity: decimal; unit: text; weather: text; doneBy: reference
event: harvest picking slaughter shearing | date: date; quantity: decimal; unit: text; quality: 1 to 5; weather: text; storedAt: text
event: watering irrigation feeding milking spraying fertilisation dosing water_change | doneAt: datetime; amount: decimal; unit: text; product: text; doneBy: reference; nextDueAt: datetime
event: mating calving birth hatching farrowing lambing litter pregnancy | happenedOn: date; mother: text; father: text; youngAlive: integer; youngDead: integer; complications: text
event: sighting observation encounter | species: text; seenAt: datetime; coordinates: coordinates; individuals: integer; behaviour: text; photo: file; certainty: sure | likely | doubtful
event: treatment therapy operation intervention chemotherapy dialysis massage acupuncture | title: text; startsAt: datetime; minutes: integer; givenBy: reference; diagnosis: text; result: text; nextAt: datetime
event: dose intake injection infusion administration | medicine: text; amountMg: decimal; dueAt: datetime; givenAt: datetime; givenBy: reference; status: due | given | refused | missed
event: vaccination immunisation booster deworming worming | vaccine: text; batchNumber: text; givenOn: date; givenBy: reference; nextDueOn: date; certificate: file
event: seizure migraine attack relapse flareup craving | startedAt: datetime; minutes: integer; severity: 1 to 10; trigger: text; helpedBy: text; remark: text
event: harvest_day open_day charity_run bake_sale flea_market | title: text; startsAt: datetime; endsAt: datetime; place: text; helpersNeeded: integer; goalAmount: money; raisedAmount: money
event: auction tender_round raffle lottery draw | title: text; opensAt: datetime; closesAt: datetime; lots: integer; startPrice: money; status: planned | open | closed | settled
event: sale promotion campaign launch giveaway | title: text; startsAt: datetime; endsAt: datetime; discountPercent: decimal; budgetTotal: money; status: planned | running | over
event: election ballot vote poll referendum nomination voting | title: text; opensAt: datetime; closesAt: datetime; seats: integer; eligible: integer; turnoutPercent: decimal; secret: boolean; status: planned | open | counted
event: assembly convocation general_meeting agm hearing plenary | title: text; startsAt: datetime; place: text; agenda: list of text; quorumMet: boolean; minutesFile: file
event: order purchase preorder order_line | number: text; placedAt: datetime; dueOn: date; total: money; deliveryAddress: text; status: placed | confirmed | ready | handed over | cancelled
event: delivery shipment consignment dispatch freight cargo | trackingNumber: text; sentAt: datetime; expectedOn: date; address: text; weightKg: decimal; status: packed | on the way | delivered | failed
event: parcel packet | trackingNumber: text; carrier: text; weightKg: decimal; lengthCm: integer; insuredValue: money; status: announced | on the way | delivered | returned
event: pickup collection_round dropoff handoff | startsAt: datetime; endsAt: datetime; address: text; driver: reference; packages: integer; status: planned | under way | done | failed
event: return rma | number: text; requestedAt: datetime; reason: text; condition: as new | used | broken; refundAmount: money; status: asked | received | refunded | refused
event: load haul tow pickup_run route_run transport removal relocation | number: text; loadedAt: datetime; unloadedAt: datetime; origin: text; destination: text; weightKg: decimal; price: money
event: loan rental lending borrowing | startsOn: date; dueOn: date; returnedOn: date; deposit: money; conditionOut: text; conditionBack: text; status: requested | out | overdue | returned
event: lease tenancy sublease sublet | startsOn: date; endsOn: date; rentAmount: money; deposit: money; noticeMonths: integer; contract: file; status: draft | running | given notice | ended
event: swap trade barter exchange | proposedAt: datetime; given: text; received: text; differencePaid: money; status: proposed | agreed | done | refused
event: interview audition casting tryout screening_call | startsAt: datetime; minutes: integer; interviewer: reference; place: text; rating: 1 to 5; outcome: next round | offer | refused
event: onboarding offboarding probation secondment resignation | person: reference; startsOn: date; endsOn: date; steps: list of text; responsible: reference; status: planned | running | finished
event: migration rollout upgrade cutover patching failover | title: text; plannedAt: datetime; finishedAt: datetime; systems: list of text; rollbackPlan: text; status: planned | running | done | rolled back
event: deployment build release | version: text; startedAt: datetime; finishedAt: datetime; environment: text; changes: list of text; status: queued | running | passed | failed
event: crawl sync_run batch_job cron_job job_run test_run import_run scan_run benchmark | startedAt: datetime; finishedAt: datetime; rowsRead: integer; errors: integer; log: file; status: queued | running | passed | failed
event: commit pull_request merge_request patch hotfix changeset | title: text; hash: text; author: reference; branch: text; filesChanged: integer; openedAt: datetime; status: open | in review | merged | closed
event: sprint iteration backlog_refinement planning_session cycle phase stage_gate | title: text; startsOn: date; endsOn: date; goal: text; hoursPlanned: decimal; hoursSpent: decimal; status: planned | running | closed
event: experiment trial assay titration measurement_run observation_run simulation | title: text; hypothesis: text; startedAt: datetime; endedAt: datetime; conditions: text; result: text; status: planned | running | done | failed
event: batch brew firing bake fermentation distillation | number: text; startedAt: datetime; finishedAt: datetime; quantity: decimal; unit: text; bestBefore: date; status: planned | running | released | blocked
event: habit routine ritual chore | title: text; rhythm: text; minutes: integer; lastDoneAt: datetime; streakDays: integer; turnOf: reference
event: meditation prayer yoga_session breathing_exercise sleep_session nap | startedAt: datetime; minutes: integer; kind: text; feelingBefore: 1 to 5; feelingAfter: 1 to 5
event: date_night playdate family_dinner reunion gathering meetup stammtisch | title: text; startsAt: datetime; place: text; bringing: text; headcount: integer; status: proposed | agreed | over
event: raid quest campaign_session boss_fight skirmish initiative_roll | title: text; playedAt: datetime; minutes: integer; difficulty: 1 to 5; loot: list of text; recap: text
event: season preseason | name: text; startsOn: date; endsOn: date; goals: list of text; status: planned | running | over
event: shoot filming recording_session mixing_session | title: text; startsAt: datetime; endsAt: datetime; location: text; callSheet: file; weatherBackup: text; status: planned | done | postponed
event: ceremony inauguration graduation oath prize_giving unveiling | title: text; startsAt: datetime; place: text; invited: integer; speakers: list of text; dressCode: text
event: move moving_day moving_house | fromAddress: text; toAddress: text; date: date; boxes: integer; mover: text; cost: money; status: planned | done
event: turnover changeover cleaning deep_clean disinfection laundry_run waste_collection | place: text; startsAt: datetime; minutes: integer; doneBy: reference; photos: list of file; status: due | under way | done | checked
event: bowling snooker chess darts_night golf_round tennis_match poker_night bridge_game pub_quiz | title: text; playedAt: datetime; place: text; players: list of text; winner: text; score: text; stake: money
event: weld seam solder_joint concrete_pour coating_run paint_job curing | number: text; doneOn: date; doneBy: reference; method: text; material: text; inspection: visual | xray | ultrasound; result: open | pass | fail
event: molt shedding egg_laying fledging swarming moult hibernation | startedOn: date; endedOn: date; animalName: text; temperatureC: decimal; remark: text; photo: file
event: detention expulsion suspension yellow_card red_card foul substitution penalty_kick | personName: text; happenedAt: datetime; reason: text; minute: integer; givenBy: reference; endsOn: date
event: flyover orbit eclipse tide sunrise sunset solstice meteor_shower occultation | name: text; startsAt: datetime; peakAt: datetime; endsAt: datetime; place: text; heightMetres: decimal; direction: text
event: stakeout patrol_round checkpoint_stop watch_round guard_round night_watch | startsAt: datetime; endsAt: datetime; routeName: text; guard: reference; checkpointsPassed: integer; incidents: text
event: blood_donation blood_drive organ_transplant ultrasound_scan eye_test hearing_test check_up smear_test | date: date; place: text; donorNumber: text; result: text; nextAllowedOn: date; doneBy: reference
event: pairing pairing_round bye sparring kickoff throw_in face_off | round: integer; startsAt: datetime; white: text; black: text; result: text; place: text
`;
