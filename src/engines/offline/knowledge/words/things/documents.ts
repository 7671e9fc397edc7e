/** Papers of offices, courts, schools, works and trades. See ../things.ts for how a row is written. */
export const documents = `
document: document paperwork record printout dossier paper_file | title: text; number: text; version: integer; file: file; receivedOn: date; keepUntil: date; status: draft | current | archived
document: contract agreement deed covenant nda engagement_letter mandate | title: text; number: text; counterparty: text; startsOn: date; endsOn: date; noticeMonths: integer; value: money; signedAt: datetime; status: draft | signed | ended
document: clause paragraph provision | title: text; wording: text; fallbackWording: text; risk: low | medium | high; approvedBy: reference; revisedOn: date
document: amendment addendum annex appendix attachment supplement | title: text; number: integer; file: file; effectiveFrom: date; changes: list of text
document: policy guideline regulation directive bylaw statute ordinance law rulebook | title: text; version: integer; text: text; approvedBy: reference; validFrom: date; reviewDueOn: date; status: draft | in force | repealed
document: insurance insurance_policy cover coverage | policyNumber: text; insurer: text; coveredRisks: list of text; premium: money; excess: money; startsOn: date; renewsOn: date; status: offered | in force | lapsed
document: report bulletin whitepaper study | title: text; periodFrom: date; periodUntil: date; body: text; file: file; author: reference; status: draft | checked | published
document: letter letterhead memo memorandum fax | subject: text; body: text; recipient: text; datedOn: date; referenceNumber: text; sentVia: post | mail | fax; file: file
document: certificate diploma degree credential attestation qualification | title: text; number: text; issuedBy: text; issuedOn: date; validUntil: date; file: file; status: valid | expiring | expired
document: licence license permit authorisation concession | number: text; kind: text; issuedBy: text; validFrom: date; validUntil: date; conditions: list of text; status: applied | granted | expired | withdrawn
document: passport visa id_card identity_card residence_permit driving_licence birth_certificate | number: text, encrypted; holder: text; country: text; issuedOn: date; validUntil: date; scan: file
document: form questionnaire sheet | title: text; questions: list of text; version: integer; opensOn: date; closesOn: date; status: draft | open | closed
document: application admission enrolment enrollment registration | number: text; applicant: text; submittedAt: datetime; attachments: list of file; decidedOn: date; decision: text; status: received | in review | granted | refused
document: answer response submission entry_form self_assessment | body: text; submittedAt: datetime; minutesTaken: integer; score: decimal; attachments: list of file; status: draft | submitted | marked
document: consent consent_form waiver release_form disclaimer declaration affidavit | title: text; wording: text; signedBy: text; signedAt: datetime; signatureImage: file; withdrawnAt: datetime; validUntil: date
document: signature countersignature | signedBy: text; role: text; signedAt: datetime; image: file; certificateId: text; ipAddress: text
document: proposal rfp | title: text; number: text; submittedOn: date; amount: money; scope: text; validUntil: date; status: draft | sent | accepted | refused
document: quote estimate quotation costing | number: text; customerName: text; lines: list of text; total: money; tax: money; validUntil: date; status: draft | sent | accepted | refused | expired
document: invoice bill credit_note debit_note pro_forma | number: text; issuedOn: date; dueOn: date; net: money; tax: money; total: money; paidOn: date; status: draft | sent | paid | overdue | cancelled
document: receipt slip till_roll docket | number: text; merchant: text; issuedOn: date; total: money; tax: money; paymentMethod: text; photo: file
document: statement | number: text; periodFrom: date; periodUntil: date; openingBalance: money; closingBalance: money; file: file
document: ledger cashbook balance_sheet annual_report trial_balance | title: text; fiscalYear: integer; currency: text; closedOn: date; signedOffBy: reference; status: open | closed
document: payslip payroll wage_slip timesheet payroll_run payroll_form | periodFrom: date; periodUntil: date; employee: reference; hours: decimal; gross: money; deductions: money; net: money; status: draft | approved | paid
document: tax_return vat_return customs_declaration tax_form | number: text; fiscalYear: integer; office: text; filedOn: date; assessedAmount: money; dueOn: date; status: open | filed | assessed | appealed
document: order_form purchase_order work_order delivery_note packing_slip waybill manifest cmr | number: text; issuedOn: date; lines: list of text; quantityTotal: decimal; signedBy: text; file: file; status: open | part done | done
document: claim damage_report loss_report | number: text; lossDate: date; reportedAt: datetime; description: text; claimedAmount: money; paidAmount: money; photos: list of file; status: reported | in review | settled | refused
document: case matter lawsuit litigation proceeding dispute grievance | number: text; title: text; openedOn: date; owner: reference; nextDeadline: date; severity: low | normal | high; status: open | waiting | closed
document: complaint objection appeal whistleblower_report disclosure | number: text; receivedAt: datetime; subject: text; body: text; answerDueOn: date; answeredAt: datetime; status: received | in review | answered | closed
document: ticket service_request | number: text; subject: text; openedAt: datetime; firstAnswerAt: datetime; priority: low | normal | urgent; owner: reference; status: open | waiting | solved | closed
document: issue bug bug_report feature_request story_ticket epic backlog backlog_item | key: text; title: text; stepsToRepeat: text; reportedIn: text; severity: low | medium | high; assignee: reference; status: open | in progress | in review | done
document: decision ruling verdict judgment resolution | number: text; title: text; reasons: text; decidedOn: date; decidedBy: reference; appealUntil: date; status: draft | issued | final | overturned
document: minute_book meeting_note | title: text; heldOn: date; present: list of text; decisions: list of text; signedBy: text; file: file; status: draft | approved
document: evidence proof testimony witness_statement deposition | label: text; obtainedOn: date; obtainedFrom: text; custodian: reference; file: file; contentHash: text; admitted: boolean
document: finding nonconformity corrective_action recommendation deviation_report | number: text; requirement: text; description: text; grade: minor | major | critical; cause: text; correctBy: date; closedOn: date; status: open | in correction | closed
document: checklist punch_list packing_list inspection_list preflight turnover_list | title: text; items: list of text; version: integer; validFrom: date; lastUsedAt: datetime; status: draft | in use | retired
document: list wishlist waitlist shortlist watchlist blacklist | title: text; entries: list of text; sharedWith: list of text; openEntries: integer; changedAt: datetime
document: template boilerplate | title: text; body: text; placeholders: list of text; language: text; usedTimes: integer; changedAt: datetime
document: playbook runbook procedure sop work_instruction handbook guidebook manual user_guide how_to | title: text; steps: list of text; version: integer; owner: reference; validFrom: date; reviewDueOn: date; status: draft | in force | replaced
document: protocol test_plan | title: text; aim: text; steps: list of text; materials: list of text; version: integer; approvedOn: date; status: draft | approved | retired
document: plan masterplan roadmap strategy | title: text; goal: text; steps: list of text; startsOn: date; endsOn: date; version: integer; status: draft | agreed | done
document: schedule timetable calendar agenda programme curriculum syllabus | title: text; validFrom: date; validUntil: date; entries: list of text; publishedAt: datetime; status: draft | published
document: menu wine_list drinks_list price_list rate_card tariff | title: text; validFrom: date; validUntil: date; sections: list of text; currency: text; file: file; status: draft | in use | retired
document: itinerary travel_plan route_plan boarding_pass rail_ticket | title: text; startsOn: date; endsOn: date; legs: list of text; bookingCode: text; file: file
document: floor_plan blueprint site_plan layout technical_drawing cad_drawing circuit_diagram wiring_diagram schematic | title: text; number: text; revision: text; scaleOneTo: integer; drawnOn: date; file: file; status: draft | released | superseded
document: drawing sketch design diagram flowchart mindmap mockup wireframe storyboard moodboard | title: text; file: file; version: integer; author: reference; approvedOn: date; status: draft | in review | approved
document: specification requirement datasheet data_sheet spec user_story | title: text; number: text; text: text; priority: must | should | could; version: integer; acceptedOn: date; status: draft | agreed | met
document: permit_application planning_application zoning_request building_permit environmental_report | number: text; parcel: text; submittedOn: date; objectionsUntil: date; drawings: list of file; decidedOn: date; status: received | on display | granted | refused
document: title_deed land_register mortgage_deed cadastre property_deed testament trust_deed | number: text; parties: list of text; recordedOn: date; notary: text; value: money; scan: file; status: draft | recorded | revoked
document: transcript school_report report_card gradebook academic_record | title: text; period: text; grades: list of text; average: decimal; issuedOn: date; file: file
document: exam test quiz midterm | title: text; date: date; minutes: integer; points: integer; passMark: integer; questions: integer; status: draft | open | marked
document: question flashcard riddle test_item puzzle trivia brainteaser | prompt: text; answer: text; hints: list of text; difficulty: 1 to 5; tags: list of text; lastSeenAt: datetime
document: deck question_bank word_list | title: text; cards: integer; language: text; newPerDay: integer; dueToday: integer; sharedWith: list of text
document: exercise worksheet problem_set lab_sheet handout | title: text; instructions: text; minutes: integer; points: integer; solution: file; level: text
document: word phrase vocabulary idiom expression sentence | text: text; translation: text; language: text; example: text; audio: file; difficulty: 1 to 5; lastSeenAt: datetime
document: rubric criterion grading_scheme marking_scheme scoring_sheet | title: text; description: text; maximumPoints: decimal; weightPercent: decimal; levels: list of text
document: resume cv profile portfolio bio reference_letter | title: text; headline: text; body: text; skills: list of text; links: list of text; updatedAt: datetime; visibility: private | on request | public
document: listing offer ad advert offering | title: text; description: text; price: money; location: text; photos: list of file; endsOn: date; status: draft | live | reserved | closed
document: vacancy position role posting apprenticeship internship gig placement | title: text; location: text; hoursPerWeek: decimal; salaryFrom: money; salaryUntil: money; applyBy: date; status: draft | open | filled
document: care_report handover_note shift_report nursing_note ward_round progress_note case_note visit_note | writtenAt: datetime; author: reference; body: text; importance: normal | attention | urgent; readBy: list of text; photos: list of file
document: referral lab_report discharge_letter medical_record xray mri ultrasound radiograph ct_scan | title: text; takenOn: date; issuedBy: text; findings: text, encrypted; file: file; seenAt: datetime; status: ordered | received | read
document: prescription | number: text; medicine: text; dosage: text; prescribedOn: date; repeats: integer; validUntil: date; status: written | dispensed | expired
document: diagnosis anamnesis medical_history case_history prognosis | title: text; icdCode: text; foundOn: date; foundBy: reference; certainty: suspected | confirmed | ruled out; summary: text, encrypted
document: pedigree studbook family_tree genealogy bloodline breeding_record | title: text; root: text; generations: integer; sources: list of text; file: file; updatedAt: datetime
document: site_diary logbook ship_log daily_report construction_diary flight_log toolbox_talk | date: date; weather: text; workDone: text; peopleOnSite: integer; incidents: text; photos: list of file; signedBy: text
document: inventory_list packing_sheet asset_register stock_list parts_list catalog catalogue | title: text; asOf: date; entries: integer; totalValue: money; checkedBy: reference; file: file
document: risk_assessment hazard_sheet threat_model method_statement dpia impact_assessment | title: text; hazards: list of text; likelihood: 1 to 5; severity: 1 to 5; measures: list of text; reviewDueOn: date; status: draft | approved | expired
document: label tag barcode qr_code sticker nameplate | text: text; code: text; kind: text; printedAt: datetime; attachedTo: text; replacedAt: datetime
document: business_card visiting_card index_card membership_card loyalty_card punch_card greeting_card invitation_card postcard place_card | title: text; holder: text; number: text; front: file; back: file; issuedOn: date
document: warranty guarantee service_contract sla maintenance_contract | number: text; provider: text; covers: text; startsOn: date; endsOn: date; contactPhone: text; proofOfPurchase: file
document: notice termination cancellation renewal dunning_letter reminder_letter | title: text; body: text; issuedOn: date; effectiveOn: date; deliveredVia: text; status: draft | issued | acknowledged
document: grant scholarship bursary fellowship funding subsidy stipend | title: text; funder: text; amount: money; applyBy: date; startsOn: date; reportDueOn: date; status: open | applied | granted | refused | reported
document: patent trademark copyright royalty_statement | number: text; title: text; office: text; filedOn: date; grantedOn: date; renewsOn: date; status: filed | granted | lapsed | contested
document: petition manifesto open_letter pledge_card | title: text; demand: text; addressee: text; signatures: integer; target: integer; closesOn: date; status: open | handed over | answered
document: obituary eulogy tribute epitaph remembrance | title: text; body: text; person: text; bornOn: date; diedOn: date; photo: file; publishedOn: date
document: seating_plan seating_chart table_plan stage_plan running_order lineup line_up call_sheet | title: text; version: integer; positions: list of text; date: date; changedBy: reference; status: draft | final
document: prospectus term_sheet cap_table valuation due_diligence | title: text; company: text; date: date; amount: money; confidential: boolean; file: file; status: draft | shared | signed
document: bylaw_change motion bill_draft treaty decree constitution charter | title: text; number: text; text: text; proposedBy: reference; votedOn: date; inForceFrom: date; status: proposed | passed | rejected
document: curfew house_rule chore_chart family_rule meal_rota reward_chart | title: text; rules: list of text; appliesTo: text; validFrom: date; agreedBy: list of text
document: sermon_text prayer_text hymnal scripture psalm reading_plan devotional mantra | title: text; body: text; source: text; occasion: text; language: text; readOn: date
document: chord riff melody_line chord_progression fingering drum_pattern strumming | name: text; notes: list of text; key: text; instrument: text; difficulty: 1 to 5; audio: file
`;
