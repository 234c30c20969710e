/**
 * What people type, and the college that a counselor would expect first. Each line has a UNITID, the name of the college, and the queries.
 * Add queries, but do not remove one because it fails.
 */
const AUDITED_LINES = `
110662 University of California-Los Angeles: ucla
166683 Massachusetts Institute of Technology: mit
215062 University of Pennsylvania: penn
166027 Harvard University: harverd
243744 Stanford University: standford
186131 Princeton University: princton
162928 Johns Hopkins University: john hopkins
211440 Carnegie Mellon University: carnegie melon
123961 University of Southern California: usc
110635 University of California-Berkeley: uc berkeley | berkely
110422 California Polytechnic State University-San Luis Obispo: cal poly
110608 California State University-Northridge: csun
110556 California State University-Fresno: fresno state | csu fresno
204796 Ohio State University-Main Campus: ohio state | osu
139755 Georgia Institute of Technology-Main Campus: georgia tech | gatech
230038 Brigham Young University: byu
159391 Louisiana State University and Agricultural & Mechanical College: lsu
176017 University of Mississippi: ole miss
197036 United States Military Academy: west point
187134 The College of New Jersey: tcnj
100751 The University of Alabama: bama
228723 Texas A&M University-College Station: a&m | texas a&m | tamu
170976 University of Michigan-Ann Arbor: umich | university of michigan
199120 University of North Carolina at Chapel Hill: unc | university of north carolina
214777 Pennsylvania State University-Main Campus: penn state | psu
122409 San Diego State University: sdsu | san diego
122755 San Jose State University: sjsu
193900 New York University: nyu
134130 University of Florida: uf | florida
139959 University of Georgia: uga
163286 University of Maryland-College Park: umd | maryland
178396 University of Missouri-Columbia: mizzou
233921 Virginia Polytechnic Institute and State University: vt
164924 Boston College: bc
179867 Washington University in St Louis: wash u
135726 University of Miami: miami
190150 Columbia University in the City of New York: columbia
190415 Cornell University: cornell
131520 Howard University: howard
167358 Northeastern University: northeastern
234076 University of Virginia-Main Campus: uva
186380 Rutgers University-New Brunswick: rutgers
144050 University of Chicago: uchicago
147767 Northwestern University: northwestern
215293 University of Pittsburgh-Pittsburgh Campus: pitt
240444 University of Wisconsin-Madison: wisconsin
228778 The University of Texas at Austin: texas | university of texas
195809 St. John's University-New York: st johns
`;

const OWN_LINES = `
228778 The University of Texas at Austin: ut austin | utexas | univ of texas austin
243780 Purdue University-Main Campus: purdue | purdue university | perdue university
145637 University of Illinois Urbana-Champaign: uiuc | u of illinois | university of illinois | illinois
123961 University of Southern California: univ of southern california | southern cal
110680 University of California-San Diego: ucsd | uc san diego
110705 University of California-Santa Barbara: ucsb | uc santa barbara | santa barbara
110644 University of California-Davis: uc davis | ucd davis
110653 University of California-Irvine: uci | uc irvine
110671 University of California-Riverside: ucr | uc riverside
110714 University of California-Santa Cruz: ucsc | uc santa cruz
445188 University of California-Merced: uc merced
110635 University of California-Berkeley: cal berkeley | berkeley
110583 California State University-Long Beach: csulb | cal state long beach | long beach state
110565 California State University-Fullerton: csuf | cal state fullerton
110592 California State University-Los Angeles: cal state la | csu los angeles
110617 California State University-Sacramento: sac state | csus | sacramento state
110538 California State University-Chico: chico state | csu chico
110510 California State University-San Bernardino: csusb
110608 California State University-Northridge: cal state northridge
110529 California State Polytechnic University-Pomona: cal poly pomona | cpp
110422 California Polytechnic State University-San Luis Obispo: cal poly slo
110404 California Institute of Technology: caltech | cal tech
122597 San Francisco State University: sf state | sfsu
104151 Arizona State University Campus Immersion: asu | arizona state | arizona state university
104179 University of Arizona: arizona | u of a
105330 Northern Arizona University: nau
126614 University of Colorado Boulder: cu boulder | colorado | university of colorado
126818 Colorado State University-Fort Collins: colorado state | colorado state university
236948 University of Washington-Seattle Campus: uw | university of washington | u of washington | udub
236939 Washington State University: wsu | washington state | wazzu
209551 University of Oregon: oregon | uoregon
209542 Oregon State University: oregon state
230764 University of Utah: utah | u of utah
142522 Brigham Young University-Idaho: byu idaho
142115 Boise State University: boise state
142285 University of Idaho: idaho
180461 Montana State University: montana state
182281 University of Nevada-Las Vegas: unlv
182290 University of Nevada-Reno: unr
187985 University of New Mexico-Main Campus: unm | new mexico
141574 University of Hawaii at Manoa: hawaii | university of hawaii | uh manoa
229115 Texas Tech University: texas tech | ttu
228459 Texas State University: texas state
228875 Texas Christian University: tcu
228246 Southern Methodist University: smu
223232 Baylor University: baylor
227757 Rice University: rice
225511 University of Houston: u of houston | university of houston
228787 The University of Texas at Dallas: utd | ut dallas
228769 The University of Texas at Arlington: uta | ut arlington
229027 The University of Texas at San Antonio: utsa
228796 The University of Texas at El Paso: utep
227216 University of North Texas: unt
227881 Sam Houston State University: sam houston
227526 Prairie View A & M University: prairie view | pvamu
229267 Trinity University: trinity texas | trinity san antonio
207500 University of Oklahoma-Norman Campus: ou | oklahoma | university of oklahoma
207388 Oklahoma State University-Main Campus: oklahoma state
155317 University of Kansas: ku | kansas
155399 Kansas State University: kansas state | k state | ksu manhattan
181464 University of Nebraska-Lincoln: nebraska | unl | university of nebraska
153603 Iowa State University: iowa state
153658 University of Iowa: iowa | uiowa
174066 University of Minnesota-Twin Cities: minnesota | umn | university of minnesota | university of minnesota twin cities
178396 University of Missouri-Columbia: university of missouri
178411 Missouri University of Science and Technology: missouri s&t | rolla
179159 Saint Louis University: slu | st louis university
240444 University of Wisconsin-Madison: uw madison | university of wisconsin
240453 University of Wisconsin-Milwaukee: uwm | uw milwaukee
239105 Marquette University: marquette
171100 Michigan State University: msu | michigan state | michigan st
171128 Michigan Technological University: michigan tech
172699 Western Michigan University: wmu
169248 Central Michigan University: cmu michigan | central michigan
169798 Eastern Michigan University: emu
172644 Wayne State University: wayne state
171137 University of Michigan-Dearborn: u of m dearborn | umich dearborn
151351 Indiana University-Bloomington: iu | indiana | indiana university | iu bloomington
152080 University of Notre Dame: notre dame | nd notre dame | notredame
150136 Ball State University: ball state
150163 Butler University: butler
152318 Rose-Hulman Institute of Technology: rose hulman
144740 DePaul University: depaul
146719 Loyola University Chicago: loyola chicago | loyola
145725 Illinois Institute of Technology: illinois tech | iit chicago
145600 University of Illinois Chicago: uic
145813 Illinois State University: illinois state
147703 Northern Illinois University: niu
149781 Wheaton College: wheaton il
168281 Wheaton College (Massachusetts): wheaton massachusetts
204024 Miami University-Oxford: miami ohio | miami of ohio | miami university
204857 Ohio University-Main Campus: ohio university
201885 University of Cincinnati-Main Campus: cincinnati | university of cincinnati
201645 Case Western Reserve University: case western | cwru
201441 Bowling Green State University-Main Campus: bgsu | bowling green
203517 Kent State University at Kent: kent state
204501 Oberlin College: oberlin
203535 Kenyon College: kenyon
157085 University of Kentucky: kentucky | uky
157289 University of Louisville: louisville | uofl
221999 Vanderbilt University: vandy | vanderbilt | vanderbuilt
221759 The University of Tennessee-Knoxville: tennessee | utk | university of tennessee
220862 University of Memphis: memphis
220978 Middle Tennessee State University: mtsu
220181 Fisk University: fisk
100858 Auburn University: auburn | aubrun
100751 The University of Alabama: alabama | university of alabama | roll tide
100663 University of Alabama at Birmingham: uab
102377 Tuskegee University: tuskegee
176080 Mississippi State University: mississippi state | miss state
176372 University of Southern Mississippi: southern miss
106397 University of Arkansas: arkansas | uark | university of arkansas
160755 Tulane University of Louisiana: tulane
159656 Loyola University New Orleans: loyola new orleans
160904 Xavier University of Louisiana: xavier louisiana | xavier new orleans
206622 Xavier University: xavier
159009 Grambling State University: grambling
159647 Louisiana Tech University: la tech | louisiana tech
134097 Florida State University: fsu | florida state
132903 University of Central Florida: ucf
137351 University of South Florida: usf
133951 Florida International University: fiu
133669 Florida Atlantic University: fau
133650 Florida Agricultural and Mechanical University: famu | florida a&m
133881 Florida Institute of Technology: florida tech
135717 Miami Dade College: miami dade
135726 University of Miami: university of miami | umiami | um miami
136950 Rollins College: rollins
133553 Embry-Riddle Aeronautical University-Daytona Beach: embry riddle
139658 Emory University: emory
139940 Georgia State University: georgia state | gsu
139755 Georgia Institute of Technology-Main Campus: ga tech | georgia institute of technology
139959 University of Georgia: georgia | university of georgia
140553 Morehouse College: morehouse
141060 Spelman College: spelman
217882 Clemson University: clemson | clemsen
218663 University of South Carolina-Columbia: south carolina | university of south carolina
217864 Citadel Military College of South Carolina: the citadel | citadel
198419 Duke University: duke
199193 North Carolina State University at Raleigh: nc state | ncsu | north carolina state
199139 University of North Carolina at Charlotte: unc charlotte | uncc
199218 University of North Carolina Wilmington: uncw
199148 University of North Carolina at Greensboro: uncg
199102 North Carolina A & T State University: nc a&t | north carolina a&t | ncat
197869 Appalachian State University: app state
199847 Wake Forest University: wake forest | wake
198385 Davidson College: davidson
198464 East Carolina University: ecu | east carolina
234076 University of Virginia-Main Campus: university of virginia | virginia
233921 Virginia Polytechnic Institute and State University: virginia tech | va tech
234030 Virginia Commonwealth University: vcu
231624 William & Mary: w&m | william and mary | william & mary | college of william and mary
232186 George Mason University: gmu | george mason
232423 James Madison University: jmu
232982 Old Dominion University: odu
233374 University of Richmond: richmond
234207 Washington and Lee University: w&l | washington and lee
232265 Hampton University: hampton
232557 Liberty University: liberty
238032 West Virginia University: wvu | west virginia
131496 Georgetown University: georgetown | georgtown
131469 George Washington University: gwu | gw | george washington
131159 American University: american university | american
131283 The Catholic University of America: catholic university | cua
163268 University of Maryland-Baltimore County: umbc
163286 University of Maryland-College Park: university of maryland | u of maryland | maryland college park
162928 Johns Hopkins University: jhu | hopkins | johns hopkins university
164155 United States Naval Academy: annapolis | naval academy | usna
128328 United States Air Force Academy: air force academy | usafa | air force
130624 United States Coast Guard Academy: coast guard academy
197036 United States Military Academy: army | usma
130943 University of Delaware: delaware | udel
215062 University of Pennsylvania: upenn | university of pennsylvania | u penn | penn philadelphia
214777 Pennsylvania State University-Main Campus: pennsylvania state university | pennstate | penn st
216339 Temple University: temple
212054 Drexel University: drexel
216597 Villanova University: villanova
213543 Lehigh University: lehigh
211291 Bucknell University: bucknell
216287 Swarthmore College: swarthmore | swathmore
212911 Haverford College: haverford
211273 Bryn Mawr College: bryn mawr
211440 Carnegie Mellon University: cmu | carnegie
215293 University of Pittsburgh-Pittsburgh Campus: university of pittsburgh | upitt
212106 Duquesne University: duquesne
213020 Indiana University of Pennsylvania-Main Campus: iup
186131 Princeton University: princeton
186399 Rutgers University-Newark: rutgers newark
186380 Rutgers University-New Brunswick: rutgers university | rutgers new brunswick
186584 Seton Hall University: seton hall
185828 New Jersey Institute of Technology: njit
186867 Stevens Institute of Technology: stevens | stevens tech
184782 Rowan University: rowan
185590 Montclair State University: montclair
190150 Columbia University in the City of New York: columbia university | columbia nyc | colombia university
189097 Barnard College: barnard
190415 Cornell University: cornell university | cornell ny
153162 Cornell College: cornell college | cornell iowa
191241 Fordham University: fordham
196413 Syracuse University: cuse | syracuse
194824 Rensselaer Polytechnic Institute: rpi
195003 Rochester Institute of Technology: rit
195030 University of Rochester: rochester | u of rochester
196079 Binghamton University: suny binghamton | binghamton
196097 Stony Brook University: stony brook | suny stony brook | sunysb
196088 University at Buffalo: suny buffalo | university at buffalo | ub
196060 University at Albany: suny albany | ualbany
196167 SUNY College at Geneseo: geneseo | suny geneseo
190594 CUNY Hunter College: hunter college | hunter
190512 CUNY Bernard M Baruch College: baruch
190567 CUNY City College: ccny | city college of new york
190549 CUNY Brooklyn College: brooklyn college
190664 CUNY Queens College: queens college | cuny queens
190600 CUNY John Jay College of Criminal Justice: john jay
190521 CUNY Borough of Manhattan Community College: bmcc
191126 Fashion Institute of Technology: fit nyc
192110 The Juilliard School: juilliard | julliard
194578 Pratt Institute-Main: pratt
190372 The Cooper Union for the Advancement of Science and Art: cooper union
193654 The New School: parsons | new school
193900 New York University: new york university | n.y.u. | ny university
195809 St. John's University-New York: st johns new york | saint johns university | st johns queens
197133 Vassar College: vassar
190099 Colgate University: colgate
195526 Skidmore College: skidmore
192819 Marist University: marist
191968 Ithaca College: ithaca
130794 Yale University: yale | yale university
129020 University of Connecticut: uconn | connecticut
130697 Wesleyan University: wesleyan | wesleyan connecticut
130590 Trinity College: trinity hartford | trinity connecticut
130226 Quinnipiac University: quinnipiac | quinipiac
217156 Brown University: brown
217493 Rhode Island School of Design: risd
217402 Providence College: providence
217484 University of Rhode Island: uri | rhode island
166027 Harvard University: harvard | havard | harvard university
166683 Massachusetts Institute of Technology: massachusetts institute of technology | m.i.t. | massachusets institute of tecnology
164988 Boston University: bu | boston university | boston
164924 Boston College: boston college | boston colege
168148 Tufts University: tufts
165015 Brandeis University: brandeis
167358 Northeastern University: northeastern university | northeastern boston
166629 University of Massachusetts-Amherst: umass | umass amherst | massachusetts
166638 University of Massachusetts-Boston: umass boston
166513 University of Massachusetts-Lowell: umass lowell
164465 Amherst College: amherst
167835 Smith College: smith
166939 Mount Holyoke College: mt holyoke | mount holyoke
168218 Wellesley College: wellesley | wellsley
168342 Williams College: williams
166124 College of the Holy Cross: holy cross
168421 Worcester Polytechnic Institute: wpi | worcester poly
164748 Berklee College of Music: berklee
164580 Babson College: babson
182670 Dartmouth College: dartmouth | dartmoth
183044 University of New Hampshire-Main Campus: unh
231174 University of Vermont: uvm | vermont
230959 Middlebury College: middlebury
161004 Bowdoin College: bowdoin
161086 Colby College: colby
160977 Bates College: bates
161253 University of Maine: maine | umaine
209922 Reed College: reed
209056 Lewis & Clark College: lewis and clark | lewis & clark
235316 Gonzaga University: gonzaga
236595 Seattle University: seattle u | seattle university
237057 Whitman College: whitman
236328 University of Puget Sound: puget sound
243744 Stanford University: stanford | stanford university | leland stanford
122931 Santa Clara University: santa clara
122612 University of San Francisco: university of san francisco | usfca
122436 University of San Diego: university of san diego
121150 Pepperdine University: pepperdine
117946 Loyola Marymount University: lmu | loyola marymount
121345 Pomona College: pomona
112260 Claremont McKenna College: claremont mckenna | cmc claremont
115409 Harvey Mudd College: harvey mudd | mudd
120254 Occidental College: oxy | occidental
111948 Chapman University: chapman
122977 Santa Monica College: smc | santa monica college
113333 De Anza College: de anza
113634 Diablo Valley College: dvc
114789 Fresno City College: fresno city
122755 San Jose State University: san jose state | san jose st
140951 Savannah College of Art and Design: scad
484613 University of Phoenix-Arizona: phoenix university | university of phoenix
433387 Western Governors University: wgu
183026 Southern New Hampshire University: snhu
104717 Grand Canyon University: gcu
232946 Northern Virginia Community College: nova community college | nvcc
225423 Houston Community College: hcc houston | houston cc
222992 Austin Community College District: austin cc | acc austin
138187 Valencia College: valencia
150987 Ivy Tech Community College: ivy tech
126775 Colorado School of Mines: mines | colorado school of mines
234085 Virginia Military Institute: vmi
202480 University of Dayton: dayton | university of dayton
181002 Creighton University: creighton
174844 St Olaf College: st olaf | saint olaf
173902 Macalester College: macalester | mac alester
173258 Carleton College: carleton
153384 Grinnell College: grinnell
174914 University of St Thomas: st thomas minnesota
152390 Saint Mary's College: st marys indiana | st marys notre dame
123554 Saint Mary's College of California: st marys california | saint marys moraga
163912 St. Mary's College of Maryland: st marys maryland
228149 St. Mary's University: st marys texas | st marys san antonio
224147 Texas A & M University-Corpus Christi: tamu corpus christi | texas a&m corpus christi
228723 Texas A&M University-College Station: texas am | texas a and m | tamu college station
102614 University of Alaska Fairbanks: alaska fairbanks
240727 University of Wyoming: wyoming
200280 University of North Dakota: und | north dakota
200332 North Dakota State University-Main Campus: ndsu
219471 University of South Dakota: south dakota
180489 The University of Montana: montana
243221 University of Puerto Rico-Rio Piedras: upr rio piedras
199157 North Carolina Central University: nccu
160621 Southern University and A & M College: southern university
175856 Jackson State University: jackson state
198543 Fayetteville State University: fayetteville state
162283 Coppin State University: coppin
163453 Morgan State University: morgan state
130934 Delaware State University: delaware state
204705 Ohio State University-Newark Campus: osu newark
214689 Pennsylvania State University-Penn State Altoona: penn state altoona
151111 Indiana University-Indianapolis: iupui
377555 University of Washington-Bothell Campus: uw bothell
174233 University of Minnesota-Duluth: umd duluth | minnesota duluth
126562 University of Colorado Denver/Anschutz Medical Campus: cu denver
126580 University of Colorado Colorado Springs: uccs
139931 Georgia Southern University: georgia southern
486840 Kennesaw State University: kennesaw
164076 Towson University: towson
186876 Stockton University: stockton
191649 Hofstra University: hofstra
188429 Adelphi University: adelphi
194310 Pace University: pace
198516 Elon University: elon
198695 High Point University: high point
218070 Furman University: furman
217819 College of Charleston: charleston | cofc
218724 Coastal Carolina University: coastal carolina
189088 Bard College: bard
191515 Hamilton College: hamilton
126678 Colorado College: colorado college
213385 Lafayette College: lafayette
160658 University of Louisiana at Lafayette: ull | louisiana lafayette
212577 Franklin and Marshall College: f&m | franklin and marshall
212674 Gettysburg College: gettysburg
212009 Dickinson College: dickinson
202523 Denison University: denison
127060 University of Denver: denver | du
149222 Southern Illinois University-Carbondale: siu | siu carbondale
230728 Utah State University: utah state
230782 Weber State University: weber state
237011 Western Washington University: western washington | wwu
209807 Portland State University: portland state
209825 University of Portland: university of portland
`;

export interface ExpectedFirst {
  query: string;
  unitId: number;
  /** The name of the college, for messages. */
  name: string;
}

/** The names of the audit of November 2026. It found half of them first. */
export const AUDITED: readonly ExpectedFirst[] = read(AUDITED_LINES);
export const OWN: readonly ExpectedFirst[] = read(OWN_LINES);

function read(lines: string): ExpectedFirst[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [, unitId = '', name = '', queries = ''] = /^(\d+) (.+): (.+)$/.exec(line) ?? [];
      return queries.split(' | ').map((query) => ({ query, unitId: Number(unitId), name }));
    });
}
