/** Rooms, buildings, land, ways and places to keep things. See ../things.ts for how a row is written. */
export const placesToKeep = `
place: place spot location site venue | name: text; address: text; coordinates: coordinates; openingHours: text; capacity: integer; photo: file
place: room workspace boardroom classroom hall auditorium | name: text; floor: text; seats: integer; equipment: list of text; bookable: boolean; photo: file
place: desk workstation cubicle booth seat pew | label: text; area: text; features: list of text; status: free | reserved | occupied | blocked
place: table | label: text; area: text; seats: integer; accessible: boolean; status: free | reserved | occupied
place: apartment flat condo condominium penthouse maisonette loft | name: text; address: text; areaSquareMetres: decimal; rooms: decimal; rentAmount: money; availableFrom: date; photos: list of file
place: house home villa cottage bungalow farmhouse townhouse mansion chalet | name: text; address: text; areaSquareMetres: decimal; bedrooms: integer; builtYear: integer; photos: list of file
place: property real_estate premise | address: text; kind: text; areaSquareMetres: decimal; purchasePrice: money; boughtOn: date; status: let | vacant | for sale | sold
place: building tower skyscraper highrise pavilion wing block | name: text; address: text; floors: integer; builtYear: integer; heritageListed: boolean; floorPlan: file
place: attic basement cellar storey floor hallway corridor staircase stairwell stair | name: text; level: integer; areaSquareMetres: decimal; heightCm: integer; floorPlan: file
place: kitchen bathroom bedroom toilet washroom shower laundry pantry living_room | name: text; areaSquareMetres: decimal; renovatedOn: date; fittings: list of text; photos: list of file
place: roof facade wall ceiling chimney flue gutter balcony terrace patio porch driveway fence | name: text; material: text; areaSquareMetres: decimal; builtYear: integer; lastInspectedOn: date; condition: good | worn | damaged
place: court pitch rink alley | name: text; surface: text; indoor: boolean; pricePerHour: money; opensAt: text; status: open | closed | under repair
place: pool sauna spa jacuzzi hot_tub | name: text; volumeLitres: integer; waterTemperatureC: decimal; ph: decimal; lastCleanedOn: date; status: open | closed
place: dojo fitness_room stadium arena gymnasium | name: text; address: text; capacity: integer; openingHours: text; pricePerHour: money; photo: file
place: park playground plaza promenade | name: text; address: text; coordinates: coordinates; areaHectares: decimal; openFrom: text; lastInspectedOn: date
place: trail route path footpath piste | name: text; lengthKm: decimal; ascentMetres: integer; difficulty: easy | medium | hard; trackFile: file; status: open | closed
place: street road lane avenue highway motorway junction intersection roundabout crossing | name: text; district: text; lengthMetres: integer; speedLimitKmh: integer; surface: text; status: open | works | closed
place: bridge tunnel viaduct aqueduct dam dyke culvert | name: text; lengthMetres: decimal; builtYear: integer; maximumLoadTonnes: decimal; lastInspectedOn: date; conditionGrade: 1 to 5
place: station stop airport heliport depot | name: text; code: text; coordinates: coordinates; lines: list of text; stepFree: boolean
place: harbour harbor marina port dock pier mooring berth jetty quay slipway | name: text; lengthMetres: decimal; depthMetres: decimal; feePerNight: money; power: boolean; status: free | taken | closed
place: parking carport parking_space car_park parking_lot parking_spot | label: text; level: text; pricePerHour: money; hasCharger: boolean; widthCm: integer; status: free | taken | reserved
place: garden allotment yard lawn backyard flowerbed raised_bed | name: text; areaSquareMetres: decimal; soil: text; sunHours: decimal; irrigation: boolean; plan: file
place: greenhouse polytunnel glasshouse cold_frame orangery | name: text; areaSquareMetres: decimal; targetTemperatureC: decimal; targetHumidity: integer; heated: boolean; ventsOpen: boolean
place: plot field acre pasture paddock meadow orchard plantation paddy | name: text; areaHectares: decimal; boundary: file; soil: text; crop: text; sownOn: date; registerNumber: text
place: bed | name: text; ward: text; kind: text; features: list of text; status: free | occupied | being cleaned | blocked
place: forest woodland grove timberland | name: text; areaHectares: decimal; mainSpecies: text; plantedYear: integer; nextThinningOn: date
place: lake river pond canal reservoir lagoon fjord creek | name: text; areaHectares: decimal; depthMetres: decimal; waterQuality: good | fair | poor; lastSampledOn: date; coordinates: coordinates
place: beach bay cove island coast shore cliff cave waterfall summit peak mountain hill valley | name: text; coordinates: coordinates; elevationMetres: integer; access: text; protected: boolean; photo: file
place: ranch homestead smallholding dairy | name: text; address: text; areaHectares: decimal; farmNumber: text; organicSince: date; crops: list of text
place: barn shed stable sty coop kennel cattery aviary hutch enclosure cage | name: text; capacity: integer; occupied: integer; lastCleanedOn: date; bedding: text; status: in use | empty | under repair
place: hive apiary beehive nucleus | name: text; location: text; queenYear: integer; strength: weak | normal | strong; supers: integer; installedOn: date
place: aquarium terrarium vivarium paludarium fish_tank reef | name: text; volumeLitres: decimal; setUpOn: date; temperatureC: decimal; salinity: decimal; lastWaterChangeOn: date
place: storehouse stockroom storeroom distribution_centre fulfilment_centre | name: text; address: text; areaSquareMetres: decimal; binCount: integer; temperatureC: decimal; openingHours: text
place: shelf bin rack drawer compartment pigeonhole cubby aisle | code: text; zone: text; maximumWeightKg: decimal; lengthCm: integer; lastCountedOn: date; status: free | in use | blocked
place: locker storage storage_unit mailbox letterbox deposit_box | number: text; size: small | medium | large; pricePerMonth: money; accessCode: text, encrypted; status: free | let | blocked
place: cupboard cabinet closet wardrobe bookcase sideboard chest | name: text; room: text; widthCm: integer; heightCm: integer; depthCm: integer; contents: list of text
place: freezer fridge refrigerator coldroom cooler cold_store | name: text; location: text; targetTemperatureC: decimal; alarmAboveC: decimal; capacityLitres: integer; lastDefrostedOn: date
place: barrel tank cask silo keg cistern fermenter demijohn | code: text; volumeLitres: decimal; filledLitres: decimal; contents: text; filledOn: date; cleanedOn: date; status: full | part full | empty | being cleaned
place: container dumpster pallet crate tote | number: text; size: text; tareKg: decimal; sealNumber: text; location: text; status: empty | loaded | in transit | damaged
place: kiosk stall supermarket bookshop showroom outlet mall | name: text; address: text; openingHours: text; phone: text; floorAreaSquareMetres: decimal; tillCount: integer
place: bar pub canteen bistro taproom tearoom food_truck taco_truck | name: text; address: text; cuisine: text; seats: integer; openingHours: text; priceBand: low | middle | high; menuUrl: text
place: butchery distillery creamery roastery cidery | name: text; address: text; licenceNumber: text; batchSizeLitres: decimal; openingHours: text; lastHygieneCheckOn: date
place: motel guesthouse inn lodge resort hut refuge | name: text; address: text; rooms: integer; beds: integer; checkInFrom: text; stars: 1 to 5; pricePerNight: money
place: campsite campground caravan_site glamping_site | name: text; coordinates: coordinates; pitches: integer; pricePerNight: money; power: boolean; openFrom: date; openUntil: date
place: academy campus daycare preschool | name: text; address: text; schoolNumber: text; pupils: integer; phone: text; termStartsOn: date
place: hospice nursing_home operating_theatre | name: text; address: text; phone: text; beds: integer; openingHours: text; emergencyNumber: text
place: cleanroom darkroom fume_hood glovebox | name: text; safetyLevel: 1 to 4; room: text; equipment: list of text; responsible: reference; inspectedOn: date
place: mill foundry sawmill shipyard refinery quarry mine assembly_line | name: text; address: text; shifts: integer; outputPerDay: integer; safetyOfficer: reference; lastAuditOn: date
place: repair_shop car_wash filling_station gas_station charging_station | name: text; address: text; bays: integer; openingHours: text; pricePerUnit: money; status: open | closed | out of order
place: chapel mosque temple synagogue cathedral monastery shrine altar cemetery graveyard grave | name: text; address: text; builtYear: integer; seats: integer; serviceTimes: text; photo: file
place: art_gallery exhibition_hall theatre theater cinema opera planetarium concert_hall | name: text; address: text; openingHours: text; seats: integer; ticketPrice: money; accessible: boolean
place: stage grandstand box_office backstage dressing_room rehearsal_room recording_studio | name: text; widthMetres: decimal; depthMetres: decimal; powerAmps: integer; capacity: integer; stagePlan: file
place: monument memorial statue castle ruin landmark sight attraction | name: text; coordinates: coordinates; builtYear: integer; openingHours: text; entryPrice: money; story: text; photo: file
place: district zone precinct constituency catchment postcode sector territory village | name: text; code: text; boundary: file; population: integer; responsible: reference
place: region province county canton prefecture commune borough | name: text; code: text; capital: text; population: integer; areaSquareKm: decimal
place: destination waypoint viewpoint checkpoint stopover pitstop meeting_point geocache | name: text; coordinates: coordinates; plannedArrivalAt: datetime; stayMinutes: integer; visitedAt: datetime; photo: file
place: address pickup_point drop_off parcel_locker | recipient: text; street: text; postalCode: text; city: text; country: text; checkedAt: datetime; deliverable: yes | no | unsure
place: counter till_point reception gate entrance exit door turnstile barrier | name: text; location: text; widthCm: integer; accessLevel: text; opensAt: text; status: open | closed | out of order
place: pothole streetlight hydrant manhole bollard street_light bus_shelter litter_bin drain traffic_light | number: text; coordinates: coordinates; street: text; reportedOn: date; photo: file; status: reported | planned | repaired
place: bunker safe_house food_bank soup_kitchen | name: text; address: text; places: integer; occupied: integer; phone: text; openFrom: text; status: open | full | closed
place: construction_site building_site excavation trench scaffold | name: text; address: text; startedOn: date; handoverOn: date; siteManager: reference; permitNumber: text; status: planned | active | stopped | finished
place: slope glacier ski_run ski_lift crag climbing_wall boulder dive_site surf_spot | name: text; coordinates: coordinates; grade: text; bestSeason: text; hazards: list of text; status: open | closed
place: level dungeon biome realm planet galaxy | name: text; difficulty: 1 to 5; layout: file; unlockedBy: text; secrets: list of text; orderNumber: integer
`;
