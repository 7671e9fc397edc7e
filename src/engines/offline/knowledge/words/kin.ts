/**
 * Words that speak of one act or thing, a line each: whoever writes of unpaid sets means what a feature calls fees. Only words whose
 * everyday sense is that one; a word stands in one line.
 */
export const KIN = `
pay payment paid unpaid fee charge owe owed invoice bill money deposit dunning arrears
alarm alert warn warning siren threshold
remind reminder nudge chase
sign signature signed countersign
consent permission withdraw revoke
trail history audit tamper traceable happen happened
offline signal connection disconnected
barcode qr scan scanner scanning
photo picture image camera snapshot
locate location whereabouts shelf shelves hall rack
tonight evening
foster fostering
appointment booking book booked slot reservation reserve calendar
season october april winter spring autumn summer
deviate deviation differ difference redline
map atlas route
speak voice spoken dictate dictation talk
transcribe transcript transcription whisper subtitle
share shared link
split divide
settle settlement transfer debt balance tally owe owes whom
vote poll ballot election
rota roster shift duty
volunteer helper
swap exchange trade
adopt adoption adopter rehome
apply application applicant candidate request
doctor physician neurologist cardiologist psychiatrist therapist gp clinician
vaccine vaccination vaccinated vet veterinary
batch
destroy destroyed destruction dispose disposal bin discard
damage broken defect fault repair
borrow lend loan lent return
stock inventory supply
shop shopping purchase buy
sell sale sold seller
deliver delivery courier ship shipping parcel
menu dish recipe meal cook
trend statistic chart graph report figure
score rating rate
compare comparison
approve approval release
translate translation
export download csv spreadsheet excel
import migrate upload
print printed paper pdf
lock seal encrypt
hide hidden private secret invisible
child kid pupil student
teacher tutor instructor coach
measure measurement sensor probe telemetry
temperature cold freezer degree fridge
weather rain wind frost
attendance attend present absent absence
holiday vacation leave
overtime timesheet
budget cost expense spend
quote estimate
tax vat
contract agreement
message chat
post publish publication
draft generate
chapter section
queue waitlist waiting
age birth adult underage minor
`;
