/** People and groups. See ../things.ts for how a row is written. */
export const people = `
person: contact prospect | name: text; email: text; phone: text; company: text; source: text; lastSpokenOn: date
person: lead | name: text; email: text; phone: text; source: text; expectedValue: money; stage: new | contacted | won | lost
person: customer client buyer shopper | name: text; email: text; phone: text; billingAddress: text; language: text; customerSince: date
person: patient | name: text; birthDate: date; phone: text; insuranceNumber: text, encrypted; allergies: list of text; consentAt: datetime
person: student pupil learner undergraduate phd | name: text; email: text; yearOfStudy: integer; level: text; goals: text; enrolledOn: date
person: child kid toddler baby grandchild | name: text; birthDate: date; allergies: list of text; guardian: reference; pickupAllowedBy: list of text
person: teenager teen senior elder | name: text; birthDate: date; phone: text; emergencyContact: text; mobilityNeeds: text
person: tenant renter roommate housemate flatmate | name: text; email: text; phone: text; movedInOn: date; movedOutOn: date; rentAmount: money; deposit: money
person: guest visitor attendee diner | name: text; email: text; partySize: integer; dietaryNeeds: text; arrivesAt: datetime; status: invited | coming | arrived | gone
person: member subscriber follower | name: text; email: text; memberNumber: text; joinedOn: date; leftOn: date; status: active | paused | left
person: volunteer | name: text; email: text; phone: text; skills: list of text; hoursGiven: decimal; trainedOn: date
person: donor sponsor fundraiser | name: text; email: text; address: text; totalGiven: money; givesSince: date; thankedOn: date
person: candidate applicant jobseeker | name: text; email: text; phone: text; resume: file; appliedOn: date; stage: received | interview | offer | refused
person: participant | code: text; ageBand: text; consentAt: datetime; recruitedVia: text; status: invited | taking part | finished | withdrawn
person: resident citizen | name: text; address: text; phone: text; birthDate: date; residentSince: date
person: employee worker staff colleague coworker intern apprentice | name: text; email: text; jobTitle: text; startedOn: date; hoursPerWeek: decimal; leftOn: date
person: teacher tutor lecturer professor instructor coach trainer mentor | name: text; email: text; subjects: list of text; hourlyRate: money; availableTimes: text; qualifiedUntil: date
person: nurse doctor physician therapist physiotherapist dentist midwife surgeon clinician vet veterinarian | name: text; email: text; licenceNumber: text; specialty: text; consultingHours: text; licensedUntil: date
person: carer caregiver caretaker nanny babysitter childminder | name: text; phone: text; languages: list of text; firstAidUntil: date; checkedOn: date; availableTimes: text
person: lawyer attorney solicitor notary judge paralegal | name: text; email: text; barNumber: text; fieldOfLaw: text; hourlyRate: money
person: contractor subcontractor plumber electrician carpenter painter roofer tradesperson handyman technician mechanic installer | name: text; phone: text; trade: text; hourlyRate: money; insuredUntil: date; serviceArea: text
person: driver courier rider pilot dispatcher | name: text; phone: text; licenceClass: text; licenceValidUntil: date; onDuty: boolean
person: supplier vendor wholesaler manufacturer distributor importer exporter | name: text; contactName: text; email: text; leadTimeDays: integer; paymentTermDays: integer; minimumOrder: money
person: player athlete swimmer runner cyclist climber | name: text; birthDate: date; jerseyNumber: integer; position: text; licenceNumber: text; status: fit | injured | suspended
person: referee | name: text; phone: text; grade: text; qualifiedUntil: date; travelsUpToKm: integer
person: artist illustrator designer photographer videographer | name: text; email: text; biography: text; website: text; commissionPercent: decimal; represents: list of text
person: musician singer pianist drummer guitarist dj composer | name: text; email: text; instruments: list of text; voicePart: text; fee: money; website: text
person: actor dancer performer comedian | name: text; email: text; roles: list of text; heightCm: integer; dayRate: money; showreel: file
person: author writer novelist poet journalist blogger editor translator interpreter | name: text; email: text; penName: text; languages: list of text; ratePerWord: money; biography: text
person: farmer grower gardener beekeeper shepherd breeder rancher fisherman forester | name: text; phone: text; farmNumber: text; areaHectares: decimal; certifiedUntil: date
person: chef cook baker waiter bartender barista sommelier brewer winemaker | name: text; phone: text; station: text; hygieneTrainedUntil: date; hourlyWage: money
person: agent broker adviser advisor consultant | name: text; email: text; phone: text; firm: text; licenceNumber: text; commissionPercent: decimal
person: accountant bookkeeper auditor treasurer trustee | name: text; email: text; firm: text; mandates: integer; signsAlone: boolean
person: researcher scientist analyst scholar historian archivist astronomer | name: text; email: text; institution: text; researchField: text; orcid: text
person: inspector surveyor adjuster | name: text; email: text; licenceNumber: text; district: text; casesOpen: integer
person: ancestor cousin aunt uncle nephew niece grandparent descendant heir | name: text; birthDate: date; birthPlace: text; deathDate: date; maidenName: text; sources: list of text
person: bidder consignor collector reseller trader seller merchant | name: text; email: text; paddleNumber: text; verifiedOn: date; payoutAccount: text, encrypted
person: soldier veteran firefighter policeman paramedic medic guard officer | name: text; rank: text; serviceNumber: text; joinedOn: date; fitUntil: date
person: refugee immigrant migrant foreigner expat | name: text; nationality: text; arrivedOn: date; permitValidUntil: date; languages: list of text
person: investor shareholder | name: text; email: text; shares: integer; investedAmount: money; investedOn: date
group: team squad eleven | name: text; ageGroup: text; league: text; season: text; trainingTimes: text; crest: file
group: company organization organisation enterprise corporation subsidiary branch_office | name: text; registrationNumber: text; vatNumber: text; address: text; website: text; employees: integer
group: family household clan | name: text; address: text; homeTimezone: text; currency: text; members: integer
group: class cohort grade tutorial_group | name: text; subject: text; room: text; startsOn: date; endsOn: date; seats: integer
group: club association society guild | name: text; foundedOn: date; registerNumber: text; feePerYear: money; website: text
group: department division unit section ward faculty | name: text; costCentre: text; floor: text; phone: text; head: reference
group: group subgroup circle | name: text; purpose: text; meetsOn: text; joinRule: open | on request | invited; memberLimit: integer
group: committee supervisory_board advisory_board school_board jury working_group | name: text; mandateFrom: date; mandateUntil: date; quorum: integer; chairedBy: reference
group: crew brigade patrol platoon regiment | name: text; base: text; radioCallSign: text; strength: integer; status: ready | on a job | off duty
group: choir band orchestra ensemble troupe quartet | name: text; genre: text; rehearsesOn: text; musicians: integer; website: text
group: tribe community congregation parish neighbourhood neighborhood | name: text; area: text; meetsAt: text; language: text; members: integer
group: agency bureau authority ministry municipality | name: text; jurisdiction: text; officeHours: text; phone: text; email: text
group: league bracket | name: text; season: text; sport: text; teams: integer; pointsForWin: integer; startsOn: date
group: segment mailing_list persona | name: text; rule: text; size: integer; refreshedAt: datetime
group: bank insurer carrier lender | name: text; bic: text; phone: text; email: text; portalUrl: text
group: union cooperative federation coalition syndicate | name: text; foundedOn: date; members: integer; feePerMonth: money; spokesperson: reference
group: brand competitor rival franchise | name: text; website: text; country: text; priceBand: low | middle | high; lastCheckedOn: date
group: provider utility_company telecom | name: text; customerNumber: text; hotline: text; website: text; contractEndsOn: date
person: suspect witness victim | name: text; birthDate: date; phone: text; address: text; representedBy: text; statementOn: date
person: godparent stepmother widower spouse fiance bridesmaid groom bride | name: text; phone: text; email: text; address: text; birthDate: date; weddingRole: text
person: commuter traveller tourist passenger hiker pilgrim | name: text; email: text; phone: text; passportNumber: text, encrypted; emergencyContact: text; dietaryNeeds: text
`;
