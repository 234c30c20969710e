/** Names of the directory of 2021 that that of 2024 no longer has, each with the UNITID of the college of today. */

/** The same college has another name. */
const RENAMED_LINES = `
101736 Northwest-Shoals Community College
102395 United States Sports Academy
105215 Universal Technical Institute of Arizona Inc-Motorcycle Mechanics Institute Division
107123 Jefferson Regional Medical Center School of Nursing
107600 Philander Smith College
107974 South Arkansas Community College
111638 Casa Loma College-Van Nuys
112570 Columbia College Hollywood
114354 FIDM-Fashion Institute of Design & Merchandising-Los Angeles
118888 Mills College
125462 West Hills College-Coalinga
127778 Otero Junior College
127820 Pikes Peak Community College
129367 Capital Community College
132408 The Baptist College of Florida
137759 Tallahassee Community College
138354 The University of West Florida
139630 Emmanuel College
143978 The Chicago School of Professional Psychology at Chicago
145707 Olney Central College
146816 MacCormac College
147800 Oakton Community College
149231 Southern Illinois University-Edwardsville
151111 Indiana University-Purdue University-Indianapolis
155593 North Central Kansas Technical College
155618 Northwest Kansas Technical College
157863 Union College
159568 Louisiana College
161572 Unity College
165264 Laboure College
165884 Benjamin Franklin Institute of Technology
169655 MIAT College of Technology
171599 Olivet College
172200 Schoolcraft College
173735 Hibbing Community College
175430 Blue Mountain College
176664 Baptist Bible College
181738 Union College
181853 York College
183257 Granite State College
183822 Bloomfield College
184205 Rowan College South Jersey Cumberland Campus
184791 Rowan College of South Jersey Gloucester Campus
187198 Union County College
189282 Phillips School of Nursing at Mount Sinai Beth Israel
189705 Canisius College
190372 Cooper Union for the Advancement of Science and Art
190716 D'Youville College
190761 Dominican College of Blauvelt
191676 Houghton College
191931 Iona College
192703 Manhattan College
192749 Manhattanville College
192819 Marist College
193016 Mercy College
193292 Molloy College
193308 Monroe College
193399 College of Mount Saint Vincent
193584 Nazareth College
194958 Roberts Wesleyan College
195720 Saint John Fisher College
196060 SUNY at Albany
196130 SUNY Buffalo State
196149 SUNY Cortland
196194 SUNY College at Oswego
196237 SUNY College at Old Westbury
196246 SUNY College at Plattsburgh
196264 SUNY Empire State College
196592 Touro College
196680 Excelsior College
197692 Yeshiva Shaar Hatorah
199111 University of North Carolina at Asheville
199209 North Carolina Wesleyan College
199883 Watts School of Nursing
200590 ETI Technical College
202170 Columbus College of Art and Design
204200 Mount Saint Joseph University
206446 Washington State Community College
209065 Linfield University-McMinnville Campus
215770 Saint Joseph's University
218919 Voorhees College
219240 Sioux Falls Seminary
220118 Chattanooga College Medical Dental and Technical Careers
223427 Blinn College
224554 Texas A & M University-Commerce
225399 Houston Baptist University
228316 Southwest Texas Junior College
228325 Southwestern Assemblies of God University
228705 Texas A & M University-Kingsville
228723 Texas A & M University-College Station
229887 Wiley College
230171 Dixie State University
230807 Westminster College
231165 Vermont Technical College
231873 Dabney S Lancaster Community College
232025 Emory & Henry College
233019 Patrick Henry Community College
237215 Bluefield State College
241216 Atlantic University College
241766 Conservatory of Music of Puerto Rico
243151 University of Puerto Rico-Cayey
244233 City College-Fort Lauderdale
245962 Miller-Motte College-Platt College-Tulsa
260372 Lac Courte Oreilles Ojibwe College
368452 Nossi College of Art
369400 Universal Technical Institute-Auto Motorcycle & Marine Mechanics Institute Division-Orlando
372073 Fremont College
382911 Southwest Collegiate Institute for the Deaf
422020 San Joaquin Valley College-Fresno Aviation
437732 Chicago School of Professional Psychology-College of Nursing
438221 Miller-Motte College-McCann-Lewisburg
440651 Atenas College
441229 Triad Education
441900 Nevada State College
442356 Pennsylvania College of Health Sciences
442569 Grantham University
442842 Pacific College of Health Science-Chicago
445027 American InterContinental University
446109 Cambridge Institute of Allied Health & Technology
447263 AmeriTech College-Draper
448594 West Hills College-Lemoore
451228 MyComputerCareer.com
451477 MyComputerCareer.edu-Columbus
455664 The Chicago School of Professional Psychology at Los Angeles
456579 Miller-Motte College-McCann-Allentown
461023 National Paralegal College
475398 Catholic Distance University
476975 Colorado State University-Global Campus
477039 West Coast University-Dallas
480037 MyComputerCareer.edu-Raleigh
483780 IGlobal University
487861 Felbry College School of Nursing
488059 Med Academy
490498 Digital Media Institute at InterTech
491190 The Chicago School of Professional Psychology at San Diego
493673 Puerto Rico School of Nurse Anesthetists
494603 Southwestern Baptist Theological Seminary
494685 Urshan College
495147 Gather 4 Him Christian College
497000 Remington College-Knoxville
`;

/** The college has become a part of another one. */
const MERGED_LINES = `
104179 University of Arizona-Sierra Vista
129367 Asnuntuck Community College
129367 Gateway Community College
129367 Housatonic Community College
129367 Manchester Community College
129367 Middlesex Community College
129367 Naugatuck Valley Community College
129367 Northwestern Connecticut Community College
129367 Norwalk Community College
129367 Quinebaug Valley Community College
129367 Three Rivers Community College
129367 Tunxis Community College
130183 American Sentinel College of Nursing and Health Sciences
130934 Wesley College
131399 University of the District of Columbia-David A Clarke School of Law
145707 Frontier Community College
145707 Lincoln Trail College
145707 Wabash Valley College
161253 University of Maine at Machias
173735 Itasca Community College
173735 Mesabi Range College
173735 Rainy River Community College
173735 Vermilion Community College
209065 Linfield University-Online and Continuing Education
209065 Linfield University-School of Nursing
213987 Mercyhurst University-North East Campus
214777 The Pennsylvania State University
215770 University of the Sciences
219976 Austin Graduate School of Theology
228802 University of Texas Health Science Center at Tyler
231165 Castleton University
231165 Northern Vermont University
231420 Averett University-Non-Traditional Programs
241304 Columbia Central University-Yauco
241304 EDIC College
245892 Antioch University Online
245892 Antioch University-PhD Program in Leadership and Change
446525 SAE Institute of Technology-Atlanta
446525 SAE Institute of Technology-Chicago
498562 Bloomsburg University of Pennsylvania
498562 Lock Haven University
498562 Mansfield University of Pennsylvania
498571 California University of Pennsylvania
498571 Clarion University of Pennsylvania
498571 Edinboro University of Pennsylvania
`;

export interface FormerName {
  text: string;
  unitId: number;
}

export const RENAMED: readonly FormerName[] = read(RENAMED_LINES);
export const MERGED: readonly FormerName[] = read(MERGED_LINES);

function read(lines: string): FormerName[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ unitId: Number(line.slice(0, 6)), text: line.slice(7) }));
}
