export default `
Aachen	ˈɑkən
Aarhus	ˌɑɹhˈəs ˌɑɹhˈus ˌɔɹhˈus ˌɑhˈus
Aba	ɑbˈɑ
Abaco	ˈæbækˌoʊ ˈæbəkˌoʊ
Abbas	əbˈɑs
Abbeville	ˈæbvɪl ˈæbivɪl
Abdul	ɑbdˈʊl
Abelard	ˈæbəlɑɹd
Aber	ˈæbɚ
Abidjan	æbɪdʒˈɑn æbədʒˈɑn
Abie	ˈeɪbi
Abilene	ˈæbɪlˌin ˈæbɪlˌini
Abitibi	ˌæbətˈɪbi ˌæbətˈɪbɪ
Abkhazia	æbkˈeɪziə æbkˈeɪʒiə æbkˈɑziə
Abkhazian	æbkˈeɪziən æbkˈeɪʒiən æbkˈɑziən
Abner	ˈæbnɚ
Abor	ɑbˈɔɚ ɑbˈɔɹ
Abram	eɪbɹˈəm
Abrams	ˈeɪbɹəmz
Absalom	ˈæbsələm
Absecon	ˈæbsikɑn
Abyssinia	æbɪsˈɪniə æbəsˈɪniə
Abyssinian	æbɪsˈɪniən æbəsˈɪniən æbɪsˈɪnɪən
Acaena	əsˈinə
Acapulco	ˌækəpˈʊlkoʊ ˌɑkəpˈʊlkoʊ
Acevedo	æsɪvˈeɪdoʊ
Achaean	əkˈiən
Achill	ˈækəl
Acropolis	əkɹˈɑpəlɪs
Acuff	eɪkˈʌf
Adamstown	ˈædəmztˌaʊn
Adirondack	ˌædɚɹˈɑːndæk ˌædɪɹˈɑndæk
Admiralty	ˈædmɚɹʌlɾi ˈædmɪɹəlti
Adonis	ədˈoʊnɪs ədˈɑnɪs
Adriatic	ˌeɪdɹiˈætɪk
Adrienne	ædɹiˈʌn ædɹiˈɛn eɪdɹiˈɛn
Aegean	idʒˈiən
Aeneas	ˈɪniəs
Aeneid	inˈiɪd ənˈiɪd
Aeolus	ˈioʊləs
Aesop	ˈisˌɑp
Aetna	ˈɛtnə
Affleck	ˈæflɛk
Afrikaner	ˌæfɹɪkˈɑnɚ
Agamemnon	ˌæɡəmˈɛmnˌən ˌæɡəmˈɛmnˌɑn
Agassi	ˈæɡəsi
Agnes	ˈæɡnəs ˈæɡnɪs
Agrippa	əɡɹˈɪpə
Aguilera	æɡiːlˈɛɹə ˌæɡɪlˈɛəɹə
Ahasuerus	ˈəhæzwˌəɹəs
Ahmed	ˈɑmɛd
Ainsley	ˈeɪnzli
Ainslie	ˈeɪnzli
Ainsworth	ˈeɪnzwɝθ
Ainu	ˈaɪnˌu
Airbnb	ˈɛəɹbiɛnbi
Airedale	ˈɛdˌeɪl
Aisha	aɪˈiʃə
Akali	əkˈɑli
Akkadian	əkˈeɪdiən əkˈɑdiən
Alagoas	æləɡˈoʊəs ɑləɡˈoʊəs
Alastair	ˈæləstˌɚ ˈæləstˌə
Albemarle	ˈælbɪmˌɑɹl ˈælbəmˌɑɹl
Albury	ˈɔlbəɹi
Alcester	ˈɑlstɚ
Aldebaran	ældˈɛbəɹən
Alejandro	ælɪhˈændɹoʊ
Alexandria	ˌælɪɡzˈændɹiʌ ˌæləɡzˈændɹiə ˌæləkzˈændɹiə
Alfred	ˈælfɹɪd ˈælfɹəd
Algonquin	ælɡˈɑŋkwɪn
Alhambra	ælhˈæmbɹə
Alissa	əlˈɪsə
Alistair	ˈælɪstˌɚ ˈælɪstˌə
Alitalia	ˌælɪtˈæliə ˌɑlɪtˈɑliə
Allahabad	ælˈəhəbˌɑd ælˈəhəbˌæd
Allegheny	ˌælɪɡˈeɪni
Almeria	ælmˈəɹiə ɑlmˈəɹiə
Aloysius	æloʊˈɪsɪəs ˌæloʊˈɪʃəs
Altaic	æltˈeɪɪk
Althea	ælθˈiə
Alton	ˈɑltən ˈɔltən
Amadeus	ˌæmədˈeɪəs
Amalia	əmˈɑliə
Amaro	əmˈɑɹoʊ
Amati	ɑmˈɑti
Amerika	əmˈɛɹɪkə
Amersham	ˈæməɹʃˌəm
Amis	ˈəmi
Amos	ˈeɪməs
Anand	ˈɑnənd
Anasazi	ˌɑnəsˈɑzi
Andrei	ˈɑndɹˌeɪ
André	ɑndɹˈeɪ
Andrés	ɑndɹˈeɪz
Angelina	ændʒɪlˈiːnə ændʒəlˈinə
Angelo	ˈændʒəlˌoʊ ˈænhəlˌoʊ
Anguilla	ˌæŋɡwˈɪlə
Ankara	ˈæŋkəɹə
Annabel	ˈænəbˌʌl ˈænəbˌɛl
Annabeth	ˈænəbˌəθ ˈænəbˌɛθ
Annette	ənˈɛt
Anschluss	ˈænʃlʌs ˈænʃlʊs
Antares	ˈæntɛɹz æntˈɛɹiz ˈæntɛəɹiz æntˈɑɹiz
Antigone	æntˈɪɡəni
Antigua	æntˈiɡwə
Antiochus	æntˈaɪəkəs
Antoinette	ˌæntwənˈeɪt
Aoki	eɪˈoʊki
Apalachicola	ˌæpəlˌætʃɪkˈoʊlə
Apollonian	ˌæpəlˈoʊnɪən
Appalachia	ˌæpəlˈeɪtʃə ˌæpəlˈætʃə
Appalachian	ˌæpəlˈeɪkən ˌæpəlˈeɪtʃən ˌæpəlˈætʃən
Appian	ˈæpiən
April	ˈeɪpɹʌl ˈeɪpɹɪl
Aqaba	ækˈəbə ɑkˈəbə
Aquinas	əkwˈaɪnəs
Arabs	ˈɛɹəbz ˈeɪɹæbz
Aragon	ˈæɹəɡˌən
Aral	ˈɛɹəl
Arapaho	əɹˈeɪpəhˌoʊ
Arceneaux	ˈæɹsənoʊ
Arcturus	ˈɑɹktjʊəɹəs
Arezzo	əɹˈɛt.soʊ
Argentinian	ˌɑɹdʒəntˈɪnɪən ˌɑɹdʒəntˈinɪən
Ariana	ɑɹiˈænə
Arianism	ˈɛɹiʌnˌɪzəm ˈɛəɹɪənˌɪzəm
Ariel	ˈɛɹiəl ɛˈəɹiəl ɛˈəɹɪəl
Aristophanes	ˌæɹɪstˈɑfəniz ˌɛɹɪstˈɑfəniz
Aristotelian	æɹˌɪstətˈiliən
Arjun	ˈɑɹdʒʌn ˈɑɹdʒʊn
Arkansan	ˌɑɹkˈænzən
Aruba	əɹˈubə
Asa	ˈeɪsə
Asaf	eɪsˈæf
Ascot	ˈæskˌət
Ashkenazi	ˌæʃkənˈɑːzi ˌæʃkɪnˈɑzi ˌɑʃkɪnˈɑzi ˌæʃkɪnˈəzi
Ashok	ˈəʃoʊk ˈæʃɑk ˈɑʃɔk
Asmara	ˌæsmˈɑɹə
Asmodeus	ˌæzmoʊdˈiəs ˌæzmədˈiəs
Asperger	æspˈɝɹɡɚ
Assam	ˌəsˈɑm ˌæsˈæm
Assyrian	əsˈiɹiɪn
Astrakhan	ˈæstɹəkæn ˈæstɹəkɑn
Atatürk	ˈæɾətˌuːək ˈætətɝk
Athena	əθˈinə
Athenaeum	ˌæθənˈiːəm ˌæθɪnˈiəm
Athenian	əθˈiniən
Athenians	əθˈiniənz
Athens	ˈæθɪnz ˈæθənz ˈeɪθənz
Atlanta	ætlˈæntə
Atlantis	ətlˈæntəs
August	ˈɔɡəst ɔɡˈʌst
Augusta	əɡˈʌstə
Aukerman	ˈɑkɚmən
Auschwitz	ˈaʊʃvɪt.s ˈɔʃwɪt.s
Australasia	ˌɑstɹəlˈeɪʒə
Austrians	ˈɔstɹiəns ˈɑstɹiəns
Avalon	ˈævəlˌɑn
Avril	ˈævɹʌl ˈævɹɪl
Ayer	ˈɛɚ ˈeɪɚ
Aylesbury	ˈeɪlzbəɹi
Azalea	əzˈeɪljə
Azeri	əzˈɛɹi
Azores	eɪzˈɔɹz əzˈɔz
Babylon	bˈæbɪlˌɑn
Babylonian	bˌæbɪlˈoʊniʌn bˌæbɪlˈoʊnɪən
Backrooms	bˈækɹˌums bˈækɹˌʊms
Baden	bˈɑdən
Bae	bˈeɪ
Baham	bˈeɪhæm
Bahamas	bəhˈɑməz
Bahamian	bəhˈeɪmɪən
Bahia	bˈɑiə bˈəhiə
Bahrain	bɑhɹˈeɪn
Baikal	bˈaɪkɑl bˈaɪkæl
Baikonur	bˈaɪkənɪˌɚ
Baise	bˈaɪsi bˈaɪsə
Balinese	bˌɑlɪnˈiz
Balthazar	bˈælθəzɔɹ bˈælθeɪzɚ bˈælθeɪzə
Bamako	bˈəmɑkoʊ bˈɑməkoʊ
Banbury	bˈænbˌɛɹi bˈænbɹi
Bankston	bˈeɪŋkstən
Barak	bˈeɪɹæk bɛˈəɹæk bˈɛɹək
Barbera	bɑɹbˈɚɹə bɑɹbˈɛɹə
Barham	bˈæɹəm
Barke	bˈɑɹkeɪ bˈɑɹkə
Barnabas	bˈɑɹnəbəs
Barrasso	bˌəɹˈæsoʊ bˌəɹˈɑsoʊ
Bartlett	bˈɑɹtlɪt bˈɑɹtlət
Baruch	bˌɑɹˈuk
Basenji	bəsˈɛndʒi
Bashar	bəʃˈɑɹ
Bashir	bəʃˈiɹ
Basle	bˈɑl
Basler	bˈæzlɚ bˈɑzlɚ
Bassett	bˈæsɪt bˈæsət
Batavia	bətˈeɪviə
Bathsheba	bæθʃˈibə
Bavarian	bəvˈɛɹiʌn bəvˈɛəɹɪən
Bayesian	bˈeɪʒən beɪzˈiən
Bayreuth	bˈaɪɹˌɔɪt
Beatrice	bˈiətɹɪs bˈiætɹɪs
Beauchamp	bˈitʃˌəm
Beaufort	bˈoʊfɔɹ bˈoʊfəɹt bˈoʊfət
Beaujolais	bˈoʊʒəlˌeɪ
Beauregard	bˈoʊɹɪɡˌɑɹd bˈoʊɹəɡˌɑɹd
Beaverton	bˈiːvɝːtən bˈivətən
Beckham	bˈɛkˌəm
Beethovenian	bˌeɪtoʊvˈiniən
Bejaia	bɪdʒˈaɪə
Belinda	bɪlˈɪndə bəlˈɪndə
Belknap	bˈɛlnæp
Bellamy	bˈɛləmi
Beloit	bɪlˈɔɪt bəlˈɔɪt
Belvedere	bˈɛlvədˌɪɚ
Bemidji	bɪmˈɪdʒi bəmˈɪdʒi
Benedict	bˈɛnɪdˌɪkt bˈɛnədˌɪkt
Beneke	bˈɛnɪk bˈɛnəki
Benelux	bˈɛnɪlʌks bˈɛnəlʌks
Bengali	bɛŋɡˈɔli
Benin	bˈənɪn bˈɛnin bˈənin
Bennett	bˈɛnɪt bˈɛnət
Benz	bˈɛnz
Berea	bəɹˈiə
Berlin	bɝːlˈɪn bəlˈɪn bɛəlˈɪn
Bertram	bˈɝɹtɹəm bˈɝtɹəm
Bessemer	bˈɛsɛmɚ bˈɛsəmɚ bˈɛsəmə
Betelgeuse	bˈiːɾəldʒuːs bˈitldʒˌus bˈidldʒˌus bˈitldʒˌuz
Bethlehem	bˈɛθlihˌɛm bˈɛθləhˌɛm
Bigelow	bˈɪɡəlˌoʊ
Billerica	bˈɪlɹˌɪkə
Bimini	bˈɪmɪni
Birky	bɪˈəki bˈiɹkɪ
Bismarck	bˈɪzmˌɑɹk
Blackburn	blˈækbɝːn blˈækbən
Blackstone	blˈækstˌən
Blaydon	blˈeɪdən
Blenheim	blˈɛnˌəm
Blount	blˈʌnt
Blumenthal	blˈumənθˌɑl blˈuməntˌɑl
Blyth	blˈaɪð
BoM	bˈɔm
Boaz	bˈoʊz bˈoʊəz
Boccaccio	boʊkˈɑtʃiˌoʊ boʊkˈɑtʃˌoʊ
Boche	bˈɑʃ
Bogue	bˈoʊɡ
Bolivar	bˈɑlɪvɚ bˈəlivæɹ
Bolshevik	bˈɑːlʃɪvˌɪk bˈɑlʃəvˌɪk bˈoʊlʃəvˌɪk
Bolshevism	bˈɑːlʃɪvˌɪzəm bˈɑlʃəvˌɪzəm
Bolshevist	bˈɑːlʃɪvˌɪst bˈɑlʃəvˌɪst
Bolton	bˈɑltən
Bondi	bˈɑndaɪ
Bonifacio	bˌoʊnifˈɑʃˌoʊ bˌoʊnifˈɑtʃˌoʊ
Borris	bˈʌɹɪs
Bosnia	bˈɑzniə
Bosnian	bˈɑzniən bˈɔzniən
Bostonian	bˌɑstˈoʊniən
Botox	bˈoʊtˌɑks
Botswana	bɑt.swˈɑnə
Bougainville	bˈoʊɡənvˌɪl
Bourg	bˈɝɹ
Bowden	bˈaʊdən
Bowen	bˈoʊɪn bˈoʊən bˈoʊwɛn
Bowery	bˈaʊɚɹi bˈaʊəɹi
Braden	bɹˈeɪdən
Bradenton	bɹˈeɪdəntən
Brandeis	bɹˈændaɪs
Brandenburger	bɹˈændɚnbɝɡɚ bɹˈændənbɝɡə
Brandywine	bɹˈændɪwˌaɪn bɹˈændiwˌaɪn
Brazilian	bɹəzˈɪljən bɹəzˈɪlɪən
Brazilians	bɹəzˈɪljənz bɹəzˈɪlɪənz
Brazos	bɹˈæzəs
Breault	bɹˈoʊ
Breda	bɹˈeɪdə bɹˈidə bɹˈeɪdɑ
Brescia	bɹˈɛʃə
Bridgetown	bɹˈɪdʒɪtˌaʊn bɹˈɪdʒtˌaʊn
Brisbane	bɹˈɪzbˌən
Brno	bɹˌənˈoʊ bˌɝnˈoʊ
Broadbent	bɹˈɔːdbˌənt bɹˈɔdbˌɛnt
Brobdingnagian	bɹˌɑbdɪŋnˈæɡɪən
Brooklyn	bɹˈʊklɪn bɹˈʊklən
Brough	bɹˈʌf
Broughman	bɹˈaʊmən bɹˈumən
Bruges	bɹˈuʒ
Buchan	bˈʌkən
Bucharest	bˈuːkɚɹˌɛst bjˈukəɹˌɛst
Buckingham	bˈʌkɪŋˌəm
Bujumbura	bjuːdʒəmbjˈʊɹə budʒəmbˈʊɹə bˌudʒəmbˈʊəɹə
Bundestag	bˈʊndəstˌɑɡ
Burgess	bˈɝːdʒɛs bˈɝdʒɪs
Burgundian	bɝɹɡˈʌndɪən bɝɡˈʌndɪən
Buscemi	busˈɛmi
Byelorussia	bjˈɛləɹˈʌʃə
Byron	bˈaɪɹən
Cabot	kˈæbət
Cadwallader	kˌædwˈɑlədɚ kˌədwˈɑlədɚ
Caen	kˈɑn
Caesarea	sˌizəɹˈiə sˌɛsəɹˈiə sˌɛzəɹˈiə
Cagliari	kˌæliˈɑɹi kˈæljəɹi
Calabria	kəlˈæbɹiə kəlˈeɪbɹiə
Caleb	kˈeɪləb
Calebs	kˈeɪləbz
Caledonia	kˌælɪdˈoʊniʌ kˌælɪdˈoʊnɪə
Caledonian	kˌælɪdˈoʊniʌn kˌælədˈoʊniən
Cali	kˈæli
Calumet	kˌæluːmˈɪt kˌæljʊmˈɛt
Calypso	kəlˈɪpsˌoʊ
Camelot	kˈæmɪlˌɑːt kˈæməlˌɑt
Camilla	kəmˈɪlə
Camorra	kəmˈɔɹə kəmˈɑɹə
Cana	kˈeɪnə
Canaan	kˈeɪnən kˈeɪneɪən kˈeɪniən
Canaanite	kˈeɪnənˌaɪt
Canadienne	kænˈædjɛn
Cannes	kˈæn
Canola	kənˈoʊlə
Canterbury	kˈæntɚbˌɛɹi kˈæntəbˌəɹi kˈæntəbˌəɹɪ
Cantonese	kˌæntənˈiz
Canuck	kˈənʌk kˈənʊk
Capito	kæpˈɪtoʊ
Caracas	kəɹˈækəs
Cardenas	kɑɹdˈeɪnɑs kɑɹdˈɛnɑs
Carew	kˈɛəɹi kˈɛəɹu
Caribbean	kæɹˈɪbiən
Carlisle	kˈɑɹlaɪʌl kˈɑɹlˌaɪl
Carlos	kˈɑɹloʊs
Carlsbad	kˈɑɹəlzbæd kˈɑlzbæd
Carlton	kˈɑɹltən kˈɑɹəltən
Carmen	kˈɑɹmɛn kˈɑɹmən
Carolingian	kˌæɹəlˈɪndʒiən kˌɛɹəlˈɪndʒiən
Carpathians	kɑɹpˈeɪθiənz
Carrell	kəɹˈɛl
Carrillo	kəɹˈɪloʊ
Carroll	kˈæɹəl
Carrollton	kˈæɹəltən
Cartagena	kˌɑɹtəhˈeɪnə kˌɑtəhˈeɪnə
Casimir	kˈæzɪmˌɪɚ
Cassiopeia	kˌæsiəpˈiə
Castile	kˌæstˈil kˌəstˈil
Caswell	kˈæzwˌɛl
Catawba	kətˈɔbə kətˈɑbə
Catherine	kˈæθɹɪn kˈæθəɹɪn
Catholic	kˈæθlɪk kˈæθəlɪk
Catholicism	kəθˈɑlɪsˌɪzm
Catholics	kˈæθlɪks kˈæθəlɪks
Cato	kˈeɪtoʊ
Catron	kˈætɹən
Caucasus	kˈɔkəsəs
Caughey	kˈoʊi kˈeɪhi kˈɔɪ
Cavan	kˈævən
Cebuano	sˌɛbwˈɑnoʊ
Cecile	səsˈil
Cenozoic	sˌɛnəzˈoʊɪk sˌɛnʊzˈoʊɪk kˌɛnʊzˈoʊɪk sˌinʊzˈoʊɪk
Cephas	sˈifəs
Cervantes	sɚvˈæntiz sɛɹvˈɑnteɪz sɛəvˈɑnteɪz
Chalmers	tʃˈɑməz
Chalmette	ʃælmˈɛt ʃɛlmˈɛt
Chamorro	tʃəmˈɔɹoʊ tʃəmˈɑɹoʊ
Champaign	ʃæmpˈeɪn
Changchun	tʃˈæŋtʃˈʌn tʃˈæŋtʃˈʊn
Chao	tʃˈaʊ
Charisma	kəɹˈɪzmə
Charlemagne	ʃˈɑɹləmˌeɪn ʃˈɑləmˌeɪn
Charlene	ʃɑɹlˈin
Charlottetown	ʃˈɑɹlətˌaʊn
Charon	kˈɛɹən kɛˈəɹɑn
Chartres	ʃˈɑɹt ʃˈɑɹtɹə ʃˈɑt
Chautauqua	ʃətˈɔkwə ʃətˈækwə
Chechnya	tʃˈɛtʃnjə tʃˈɛtʃniə
Chelmsford	tʃˈɛlmzfəd
Chelyabinsk	tʃˈɛliˌæbɪnsk tʃɛljæbˈɪnsk
Chengdu	tʃˌɛŋdˈu
Chenoweth	tʃˈɪnoʊɪθ
Cheri	ʃˈɛɹiː ʃˈəɹi
Chernobyl	tʃɚnˈoʊbəl tʃɝnˈɑbəl
Cherokee	tʃˈɛɹəkˌi
Cheung	tʃjˈuːŋ tʃˈuŋ tʃɪˈʌŋ tʃˈʌŋ
Chevrolet	ʃˌəvɹoʊlˈeɪ
Chianti	kjˈɑːnti kiˈɑnti kiˈænti
Chicano	tʃɪkˈɑnoʊ
Chichester	tʃˈɪtʃɪstə
Chihuahua	tʃɪwˈɑwˌɑ tʃɪwˈaʊwˌə
Chiron	kˈaɪɹən
Chita	tʃˈɪtə tʃˈɪtɑ
Chittenden	tʃˈɪtɛndən tʃˈɪtəndən
Chong	tʃˈɔŋ
Chongqing	tʃˈɑŋtʃˈɪŋ
Christchurch	kɹˈaɪsttʃɝtʃ
Chryseis	kɹˈaɪsiɪs
Chukchi	tʃˈuktʃi
Cicero	sˈɪsəɹˌoʊ
Cicero's	sˈɪsəɹˌoʊz
Cinderella	sˌɪndɪɹˈɛlə sˌɪndəɹˈɛlə
Cistercian	sˈɪstɝɹʃˌiən sɪstˈɝɹʃən
Clarendon	klˈæɹɛndən klˈæɹəndən
Claribel	klˈæɹɪbˌʌl klˈæɹəbˌɛl klɛˈəɹəbɛl
Clarissa	kləɹˈɪsə
Clarisse	klˈæɹɪs klˈæɹis klˈeɪɹis
Clementi	klɛmˈɛnti kləmˈɛnti
Cleopatra	klˌioʊpˈætɹə
Cleopatra's	klˌioʊpˈætɹəz
Cleverly	klˈɛvɚli klˈɛvəli
Clymene	klaɪmˈiːn klˈaɪmɪni klˈɪmɪni
Cochrane	kˈɑkɹən
Cockaigne	kəkˈeɪni kəkˈeɪn kɑkˈeɪn
Cockburn	kˈoʊkbˌəɹn kˈoʊbˌəɹn
Cointreau	kwˌæntɹˈoʊ kwˌɑntɹˈoʊ
Coleridge	kˈoʊlɹɪdʒ kˈoʊləɹɪdʒ
Colson	kˈoʊlsən
Comber	kˈoʊmɚ
Combine	kˈɑmbaɪn
Comoros	kɑmˈəɹˌoʊz
Concorde	kˈɑnkˌɔɹd kˈɑnkˌɔd
Cong	kˈɔŋ
Congolese	kˌɑŋɡəlˈiz
Congregational	kˌɑːŋɡɹɪɡˈeɪʃənʌl kˌɑŋɡɹəɡˈeɪʃənəl
Conley	kˈɑnli
Constantinople	kˌɑnstæntɪnˈoʊpəl
Copland	kˈoʊplənd kˈɑplənd
Cordoba	kˌɔɹdˈəbə kˌɔdˈəbə
Corinne	kəɹˈɪn
Coronavirus	kˈəɹoʊnˌəvaɪɹəs
Corregidor	koʊɹˈeɪhɪdɔɹ
Corrie	kˈɑɹi
Corte	kˈɔɹteɪ kˈɔɹti kˈɔteɪ
Cosgrove	kˈɑzɡɹoʊv
Coutts	kˈut.s
Coventry	kˈɑːvɛntɹi kˈɑvəntɹi kˈʌvəntɹi
Crapo	kɹˈeɪpˌoʊ
Creque	kɹˈik
Cretaceous	kɹɛtˈeɪʃəs kɹətˈeɪʃəs
Crimean	kɹˌaɪmˈiən
Crowther	kɹˈaʊðə
Cudworth	kˈʊdwˌɝɹθ kˈʊdˌɝɹθ
Cuneo	kˈunioʊ
Cupertino	kˌupəɹtˈinoʊ
Curragh	kˈʌɹə
Cuzco	kˈuskoʊ
Czechoslovakian	tʃˌɛkəzləvˈækiən tʃˌɛkəsloʊvˈɑkiən
Czechs	tʃˈɛks
Dabrowski	dɑmbɹˈɑfski dəmbɹˈɑfski
Dacia	dˈeɪʃə
Dada	dˈɑdˌɑ
Daedalus	dˈidələs dˈeɪdələs dˈɛdələs
Dagestan	dˈæɡɪstˌɑn dˈæɡɪstˌæn
Dagmar	dˈæɡmˌɑɹ
Dagon	dˈeɪɡɑn
Dalian	dˈɑliən dˈɑliæn dˈɑliɛn
Dalzell	dˈiɛl
Damian	dˈeɪmiʌn dˈeɪmɪən
Damietta	dˌæmiˈɛtə dˌæmijˈɛtə dˌæmɪˈɛtə
Damon	dˈeɪmən
Daniela	dˌæniˈɛlə dænjˈɛlə
Danielle	dˌæniˈɛl dˌænjˈɛl
Danube	dˈænjuːb
Danube's	dˈænjuːbz
Darby	dˈɑbi
Darcy	dˈɑsi
Darfur	dˌɑɹfˈɝː dˈɑɹfʊɚ
Daria	dˈæɹiə dˈɑɹiə
Darius	dæɹˈiəs dɑɹˈiəs
Darrell	dˈæɹʌl dˈæɹɪl
Darryl	dˈæɹʌl dˈæɹɪl
Dauria	dɑʊˈəɹɪə
Davao	dɑvˈaʊ
Davidian	dəvˈɪdɪən
Davina	dəvˈinə
Davison	dˈeɪvɪsən
Davos	dˈɑvoʊs
DeGeneres	dɪdʒɛnˈəɹəs
Deason	dˈisən
Debes	dˈeɪbəs
Debora	dˈɛbəɹə
Deepak	dˈipˌʌk
Deirdre	dˈɪɹdɹi dˈɪɹdɹə dɪˈədɹi
Deism	dˈiɪzəm
Delage	dˈəlæʒ
Delano	dɛlˈənoʊ
Delgiudice	dˈɛldʒˌudɪtʃeɪ
Delia	dˈiːliʌ dˈilɪə
Delores	dɪlˈɔɹz dɪlˈɔɹɪz
Delphi	dˈɛlfi
Demeter	dəmˈitɚ dɛmˈɪtɚ dɪmˈitə
Demetrius	dɪmˈitɹɪəs
Denholm	dˈɛnˌəm
Denis	dˈəni dˈɛnɪs
Denise	dənˈiz
Derbyshire	dˈɑɹbɪʃˌɚ
Dermot	dˈɝmət
Des	dˈɛz
Descartes	deɪkˈɑt
Desegregation	diːsˌɛɡɹɪɡˈeɪʃən disˌɛɡɹəɡˈeɪʃən
Deseret	dˌɛzəɹˈɛt dˌɛzɚˈɛt
Deshler	dˈɛʃlɚ
Deutschland	doʊˈɪtʃlænd
Devereaux	dˈɛvəɹoʊ
Devonian	dɛvˈoʊniʌn dɛvˈoʊnɪən
Dewar	djˈuwɚ
Dianetics	dˌaɪənˈɛtɪks
Dicken	dˈɪkɪn
Dickens's	dˈɪkɪnzɪz
Dickensian	dəkˈɛnziən dɪkˈɛnzɪən
Dickenson	dˈɪkɪnsən
Dieguez	dˈieɪɡɛz
Digges	dˈɪɡɪz dˈɪɡz
Diogenes	daɪˈɑdʒəniz
Dionysius	dˌaɪənˈɪsɪəs dˌaɪənˈɪzɪəs
Disneyland	dˈɪznilˌænd
Dnieper	nˈipɚ dənˈipə
Dniester	nˈistɚ
Doha	dˈoʊhˌɑ
Dolan	dˈoʊlən
Dolores	dəlˈɔɹɪz
Dombrowski	dɑmbɹˈaʊski
Dominion	doʊmˈɪnjən
Donne	dˈʌn
Donovan	dˈɑnəvɪn dˈʌnəvɪn
Dorcas	dˈɔɹkəs dˈɔkəs
Doric	dˈɑɹɪk
Dorset	dˈɔsɪt
Dothan	dˈoʊθən
Doty	dæˈuti
Dougie	dˈuɡi dˈʌɡi
Douglas	dˈʌɡləs
Dresen	dɹˈeɪsən
Driscoll	dɹˈɪskəl
Dubois	dubˈɔɪz
Duisburg	dˈuːɪsbˌɝːɡ djˈusbɝɡ djˈuzbɝɡ
Dulcinea	dˌʌlsɪnˈiə
Duluth	dəlˈuθ
Dulwich	dˈʌlˌɪtʃ
Dunedin	dˈʌnɪdɪn dˈʌnidɪn
Dungan	dˈʊŋɡɑn
Dunham	dˈʌnəm
Duquesne	dukˈeɪn djukˈeɪn
Dvorak	dəvˈɔɹʒæk dvˈɔɹʒæk dəvˈɔɹæk dvˈɔɹæk
Eamon	ˈeɪmən
Ebenezer	ˌɛbənˈɛzɚ ˌɛbənˈizɚ ˌɛbənˈizə
Ebert	ˈibəɹt ˈibɝt
Ebonics	ɛbˈɑːnɪks ibˈɑnɪks
Echidna	əkˈɪdnə ɪkˈɪdnə
Eda	ˈidə
Edam	ˈidæm
Edelman	ˈɛdɛlmən ˈɛdəlmən ˈeɪdəlmən
Edelmann	ˈɛdɛlmən ˈɛdəlmən ˈeɪdəlmən
Edmonton	ˈɛdməntən
Edo	ˈɛdoʊ
Egmont	ˈɛɡmɑnt
Eisen	ˈaɪzən ˈaɪzɪn
Elam	ˈiləm ˈɛlɑm
Eleanor	ˈɛlənɚ
Eleuthera	ɪlˈuːθɝːɹə ilˈuθəɹə
Eli	ˈilaɪ
Elie	ˈɛli
Elisabeth	əlˈɪsəbəθ
Elise	ilˈis ɛlˈis
Elisha	ˈɪlaɪʃə
Elizabethan	ˌɪlɪzəbˈiθən ˌəlɪzəbˈiθən
Ellesmere	ˈɛlzmˌɪɚ
Ellsworth	ˈɛlzwɚθ
Elmira	ɛlmˈaɪɹə
Elysium	ɪlˈiziəm ɪlˈiʒiəm
Eminem	ˈɛmɪnɛm
Emirates	ˈɛmɪɹɪt.s
Emmaus	ˈɪmeɪəs
England	ˈɪŋɡlənd ˈɪŋɡələnd ˈɪŋlənd
England's	ˈɪŋɡlənd.z ˈɪŋɡələnd.z
Eos	ˈiɑs
Ephesus	ˈɛfɛsəs ˈɛfɪsəs
Ephraim	ˈɛfɹəm ˈifɹəm
Epictetus	ˌɛpɪktˈeɪtəs ˌɛpɪktˈitəs
Eritrea	ˌɛɹɪtɹˈeɪə ˌɛɹɪtɹˈiə ˌɪɹɪtɹˈeɪə
Errol	ˈɛɹəl
Erskine	ˈəskˌɪn
Esau	ˈisˌɔ
Estes	ˈɛstiz
Estonian	ɛstˈoʊniʌn ɛstˈoʊnɪən
Euan	jˈuæn
Eudora	juːdˈɔːɹə jˈudɔəɹə
Eurovision	jˈʊəɹəvˌɪʒən
Eustace	jˈustɪs
Evangeline	ɪvˈændʒəlˌin
Evangelion	ɪvəndʒˈɛliʌn ɪvəndʒˈɛlɪən
Ewell	jˈuːɛl jˈul jˈuəl
Ewing	jˈuwɪŋ
Eyjafjallajökull	ˈeɪæfjˌætlæjˌɝkətl
Fabian	fˈeɪbiən
Fagan	fˈeɪɡən
Fagin	fˈeɪɡɪn
Fairlie	fˈɛli
Fallon	fˈælən
Fallopian	fəlˈoʊpiən
Faneuil	fˈænuːɪl fˈænjˌəl
Farthing	fˈɑɹðɪŋ
Fauci	fˈaʊtʃi
Faulkner	fˈɔlknɚ
Faustian	fˈaʊstiən fˈaʊstɪən
Favre	fˈɑvɹə fˈɑɹv
February	fˈɛbɹuːˌɛɹi fˈɛbjuˌɛəɹi fˈɛbɹʊˌəɹi fˈɛbjʊˌəɹi
Feinstein	fˈaɪnstˌaɪn fˈaɪnstˌin
Felicia	fəlˈiʃə
Felis	fˈilɪs
Fibonacci	fˌiboʊnˈɑtʃi
Fifi	fˈifi
Finkelstein	fˈɪŋkɪlstˌaɪn fˈɪŋkəlstˌaɪn fˈɪŋkəlstˌin
Finlay	fˈɪnli
Flavia	flˈeɪviə flˈɑviə
Flournoy	flɔɹnˈɔɪ
Fong	fˈɔŋ
Fordham	fˈɔɹdhəm
Forsythe	fˈɔɹsaɪθ
Foulness	fˈaʊlnəs fˈaʊlnɛs
Fourier	fˈʊɹiɚ
France	fɹˈæns fɹˈɑːns fɹˈænt.s
France's	fɹˈænsɪz fɹˈɑːnsɪz
Frances	fɹˈænsɪz fɹˈɑnsɪz
Francia	fɹˈænsiə fɹˈænsɪə
Francophile	fɹˈeɪŋkəfˌaɪl fɹˈeɪŋkoʊfˌaɪl
Francophone	fɹˈæŋkɑfˌoʊn
Fraser	fɹˈeɪzɚ
Frelimo	fɹˈɛlimˌoʊ
Frieda	fɹˈidə
Frisbee	fɹˈɪzbi
Frome	fɹˈum
Fujiwara	fuːdʒɪwˈɑɹə fudʒiwˈɑɹə
Gabon	ɡəbˈɑn
Gabriel	ɡˈeɪbɹiəl
Gaea	dʒˈiə ɡˈaɪə
Gagarin	ɡəɡˈɑɹɪn
Galatea	ɡˌælətˈiə
Galenical	ɡəlˈɛnɪkəl
Galicia	ɡəlˈɪʃə
Gallaudet	ɡˈælədɛt
Galway	ɡˈɑlweɪ ɡˈɔlweɪ
Gandalf	ɡˈændɑlf
Ganges	ɡˈændʒɪz ɡˈændʒiz
Garrett	ɡˈɛɹɪt
Gaussian	ɡˈaʊsiən
Gawain	ɡˈɑweɪn ɡˈəweɪn
Geddes	ɡˈɛdɪs
Geiger	ɡˈaɪɡɚ
Geller	ɡˈɛlɚ
Gena	dʒˈɛnə
Genesis	dʒˈɛnɪsɪs dʒˈɛnəsəs
Genoese	dʒˈɛnoʊiz
Genung	dʒˈənʌŋ
Geoghegan	ɡeɪˈəɡən
Georgeson	dʒˈɔɹdʒɛsən dʒˈɔɹdʒsən
Gerber	ɡˈɝbɚ
Gershon	ɡˈɝʃɑn
Gervais	dʒəvˈeɪz dʒəvˈeɪ
Gesellschaft	ɡəzˈɛlʃæft
Gestapo	ɡɛstˈɑpoʊ
Ghanaian	ɡɑnˈeɪən ɡɑnˈiən
Gigi	dʒˈidʒi
Gila	hˈilə
Gillard	ɡɪlˈəd
Ging	dʒˈɪndʒ
Gingras	dʒˈiŋɡɹəs
Ginsu	ɡˈɪnsu
Giovanni	dʒəvˈɑːni dʒˌiəvˈɑni dʒoʊvˈɑni
Gironde	dʒɪɹˈɑnd ʒɪɹˈɑnd
Giselle	dʒɪzˈɛl ʒɪzˈɛl
Giudice	dʒˈudɪtʃeɪ
Gladstone	ɡlˈædstˌən
Gleason	ɡlˈisən
Gobi	ɡˈoʊbi
Godiva	ɡədˈaɪvə
Goethe	ɡˈɝtə
Goldilocks	ɡˈoʊldɪlˌɑːks ɡˈoʊldilˌɑks
Gomorrah	ɡəmˈɔɹə
Gondwana	ɡˌɑndwˈɑnˌə
Gosplan	ɡˈɑsplˌæn
Gothenburg	ɡˈɑθənbɝɡ
Gough	ɡˈɑf
Grafton	ɡɹˈɑftɑn
Granada	ɡɹənˈɑdə
Grantham	ɡɹˈænθəm
Greensboro	ɡɹˈinzbʌɹoʊ
Greenwich	ɡɹˈinwɪtʃ
Gregorian	ɡɹɛɡˈɔːɹiʌn ɡɹɪɡˈɔɹiən
Grenada	ɡɹənˈeɪdə
Grenoble	ɡɹənˈoʊbəl
Gretchen	ɡɹˈɛtʃən
Griswold	ɡɹˈɪzwˌɔld
Guadalajara	ɡwˌɑdˌələhˈɑɹə
Guadalcanal	ɡwˌɑdəlkənˈɑl
Guadeloupe	ɡwˌɑːdɪlˈuːp ɡwˌɑdəlˈup ɡwˌɑdəlˈʊp
Guangdong	ɡwˈɑŋdˈʊŋ ɡwˈæŋdˈʊŋ
Guangzhou	ɡwˈɑŋdʒˌoʊ ɡwˈæŋdʒˌoʊ
Guantanamo	ɡwˌɑntˈɑnɑmˌoʊ
Guatemala	ɡwˌɑːɾɪmˈɑːlə ɡwˌɑtəmˈɑlə
Guernsey	ɡˈɝnzi
Guiney	ɡˈɪni
Gujarat	ɡˌʊdʒəɹˈɑt
Gujari	ɡˌʊdʒˈɑɹi ɡˌudʒˈɑɹi
Gutenberg	ɡjˈuːtənbɝːɡ ɡˈutənbɝɡ
Guzman	ɡˈuzmɑn
Habsburg	hˈæpsbɝɹɡ
Hadrian	hˈeɪdɹiʌn hˈeɪdɹijən
Hagar	hˈeɪɡɑ hˈeɪɡɑɹ
Hagen	hˈɑɡən
Haida	hˈaɪdə
Hainan	hˈaɪnæn hˈaɪnɑn
Hakim	hɑkˈim həkˈim
Hallowell	hˈɑloʊwɛl
Halsey	hˈɔlsi hˈɔlzi
Halstead	hˈɔlstɪd
Haman	hˈeɪmən
Hamas	hˌəmˈɑs hˌəmˈæs kˌəmˈɑs
Hamasaki	hˌɑməsˈɑki
Hamilton	hˈæmʌltən hˈæmɪltən
Hamtramck	hˈæmtɹæmk hæmtɹˈæmɪk
Hangzhou	hˈɑŋdʒoʊ
Harajuku	hˈɑɹədʒˌuku
Harewood	hˈɛwˌʊd
Harlacher	hˈɑɹləkɚ
Harlingen	hˈɑɹlɪndʒən hˈɑɹlɪndʒɪn hˈɑɹlɪŋən
Harlow	hˈæɹloʊ
Harriet	hˈæɹiʌt hˈæɹiɛt
Haryana	hˌɑɹiˈɑːnə hˌɑɹɪjˈɑnə hˌʌɹɪjˈɑnə
Haskell	hˈæskɛl hˈæskəl
Haupt	hˈaʊpt
Hausa	hˈaʊsə
Hauswirth	hˈaʊzwɝθ
Haworth	hˈaʊəθ
Hebei	hˈɝbeɪ
Heber	hˈibɚ hˈibə
Hecuba	hˈɛkjʊbə
Hegel	hˈeɪɡəl
Hegelian	həɡˈeɪliən heɪɡˈilɪən hɪɡˈilɪən
Heidelberg	hˈaɪdɪlbɝːɡ hˈaɪdəlbɝɡ
Heliopolis	hˌiliˈɑpəlɪs
Helios	hˈiliˌɑs
Helle	hˈɛl hˈɛlɪ
Hellenic	hɛlˈɛnɪk həlˈɛnɪk
Hennessy	hˈɛnəsi
Herculean	hɝɹkjˈuliən hɝɹkjˈəliən
Hermosa	ɚmˈoʊsə
Herzegovina	hˌɝt.səɡɑvˈɪnə
Hesiod	hˈisiəd hˈɛsiəd
Hestia	hˈɛstiə
Hezbollah	hˈɛzbəlˌə hˈɛzboʊlˌɑ hˈɛzbəlˌɑ
Hiawatha	hˌaɪəwˈɑθə
Hildebrand	hˈɪldɪbɹˌænd hˈɪldəbɹˌænd
Hillsboro	hˈɪlzbʌɹoʊ
Hmong	həmˈɔŋ mˈɔŋ mˈʌŋ
Hoang	wˈæŋ wˈɑŋ
Hoekstra	hˈukstɹə
Hokkaido	həkˈaɪdoʊ hɑkˈaɪdoʊ
Holle	hˈɑːl hˈɑli
Holyoke	hˈoʊliˌoʊk
Homs	hˈɑms
Horatio	həɹˈeɪʃiˌoʊ
Hormuz	hˈɔmuz
Hornby	hˈɔnbi
Horwich	hˈɑɹɪtʃ
Hosea	hoʊzˈiə hoʊzˈeɪə
Hough	hˈʌf
Howarth	hˈoʊwəɹθ
Howell	hˈaʊwəl
Howorth	hˈoʊwəɹθ
Huang	wˈɑŋ
Huda	hˈʊdə
Hugoton	hjˈuɡətən
Huish	hjˈuːɪʃ hˈuɪʃ
Hulin	hjˈulɪn hˈulɪn
Hulme	hjˈum
Huynh	huˈɪn wˈɪn hjuˈɪn
Hyades	hˈaɪədˌiz
Hyatt	hˈaɪət
Hyland	hˈaɪlənd
Hyundai	hˈʌndˌeɪ hiˈʌndeɪ hjˈʌndˌeɪ hjˈʌndˌaɪ
I'll	ˈaɪl ˈɑl
Iams	ˈaɪmz
Ibiza	ˌɪbˈizə ˌaɪbˈiθə ˌibˈisə
Icarus	ˈɪkˌəɹəs
Ignatius	ˌɪɡnˈeɪʃəs
Ilona	ˌɪlˈoʊnə
Imogen	ˈɪmədʒɪn
Ince	ˈɪns
Indonesia	ˌɪndənˈiʒə
Indonesian	ˌɪndənˈiʒən
Inga	ˈɪŋɡə
Ingle	ˈɪŋɡəl
Insta	ɪnstˈə
Interlingua	ˌɪntəɹlˈɪŋɡwə
Internationale	ˌɪntɚnˈæʃənæl ˌɪntɚnˈæʃənəl
Io	ˈaɪoʊ
Iona	aɪˈoʊnə
Ione	aɪˈoʊni aɪˈoʊn
Irkutsk	iɹkˈʊt.sk
Isaac	ˈaɪzək
Isabella	ˌɪzəbˈɛlə
Isadore	ˈɪzədɔɹ
Islamist	ˈɪsləmɪst ˈɪzləmɪst
Ismael	ˈɪzmeɪl ˈɪzmeɪəl
Isolde	ɪsˈoʊldə ɪzˈoʊldə
Israelite	ˈɪzɹeɪəlˌaɪt ˈɪzɹɪlˌaɪt ˈɪzɹiəlˌaɪt
Issue	ˈɪʃuː ˈɪʃju ˈɪʃjə
Italian	ɪtˈæliʌn aɪtˈæliən
Italians	ɪtˈæliʌnz aɪtˈæliənz
Italish	ˌɪtˈælɪʃ ˌaɪtˈælɪʃ
Iver	ʌˈɪvə
Jacinda	dʒəsˈɪndə
Jacksons	dʒˈæksəns
Jacobean	dʒˌækəbˈiən
Jacobson	dʒˈeɪkəbsən
Jacoby	dʒəkˈoʊbi
Jacqueline	dʒˈækəlɪn
Jacques	dʒˈæk ʒˈɑk
Jai	dʒˈeɪ
Jameson	dʒˈeɪmsən dʒˈeɪməsən
January	dʒˈænjuːˌɛɹi dʒˈænjuˌæɹi dʒˈænjʊˌəɹi
Janus	dʒˈeɪnəs
Japanimation	dʒˌəpænɪmˈeɪʃn
Japonica	dʒəpˈɑnɪkə
Javan	dʒɑvˈən dʒeɪvˈən
Jeannette	dʒiːnˈɛt dʒənˈɛt
Jekyll	dʒˈɛkɪl dʒˈɛkəl dʒˈikəl
Jena	dʒˈɛnə
Jenin	dʒˈənin
Jerome	dʒəɹˈoʊm
Jersey	dʒˈɝzi
Jervis	dʒˈɑvɪs
Ji	dʒˈi
Jiang	dʒjˈɑːŋ dʒiˈɑŋ dʒˈɑŋ dʒiˈæŋ
Jie	dʒjˈɛ
Jillian	jˈɪljən
Joao	dʒˈoʊaʊ ʒˈoʊaʊ
Joaquin	wˌɑkˈin
Jocelyn	dʒˈɑslˌɪn dʒˈɑsəlɪn
Johannes	dʒoʊhˈænɪs
Johannesburg	dʒˌoʊhˈænɪsbɝɹɡ dʒˌoʊhˈɑnɪsbɝɹɡ
Joly	dʒˈɑli
Jose	hˌoʊzˈeɪ
Josephine	dʒˈoʊsfiːn dʒˈoʊsəfˌin dʒˈoʊzəfˌin
Josephus	dʒˈoʊsfəs dʒoʊsˈifəs
Josiah	dʒoʊzˈaɪə
Jovial	dʒˈoʊviəl dʒˈoʊvɪəl
Juan	wˈɑn
Judas	dʒˈudəs
July	dʒˌuːlˈaɪ dʒˌəlˈaɪ dʒˌʊlˈaɪ
June	dʒˈuːn dʒjˈun
Jura	dʒjˈʊɹə dʒˈʊɹə dʒˈʊəɹə
Jurassic	dʒjʊɹˈæsɪk dʒʊɹˈæsɪk
Kabul	kˈɑbəl kˈɑbʊl kˈəbul
Kabyle	kˈəbaɪl
Kabyles	kˈəbaɪlz
Kabylia	kəbˈɪliə kəbˈɪlɪə
Kaczynski	kəzˈɪnski
Kafkaesque	kˈæfkiːsk kˈæfkəˈɛsk kˈæfkəɹˈɛsk kˈɑfkəˈɛsk
Kaine	kˈeɪn
Kalashnikov	kəlˈæʃnɪkˌɑf kəlˈæʃnəkˌɑf
Kaliningrad	kəlˈinɪnɡɹˌæd
Kampuchea	kˈæmpətʃˌɪʌ kˈæmpətʃˌiə
Kanak	kˈənæk
Kapoor	kəpˈʊɚ
Karabakh	kˈɑɹəbɑk
Karachi	kəɹˈɑtʃi
Karin	kˈæɹɪn kˈəɹɪn
Kasabian	kəsˈeɪbiən
Kashmir	kˈæʃmiɹ kˈæʒmiɹ
Kasich	kˈeɪsɪk
Katherine	kˈæθɹɪn kˈæθəɹɪn
Kauai	kəwˈaɪi
Kazakhstan	kˌæzəkstˈæn kˌɑzəkstˈɑn kˌɑzəkstˈæn
Keir	kˈɪɚ kˈɪɹ kˈɪə
Kelleher	kˈɛlɛhɚ kˈɛləhɚ kˈɛlɪhə
Kenosha	kɛnˈoʊʃə kənˈoʊʃə
Kensington	kˈɛnzɪŋtən
Keogh	kjˈoʊ
Keres	kˈɪɹz kˈɪɹiz
Kerouac	kˈɛɹəwæk kˈɛɹuæk kˈɛɹʊæk
Kershaw	kˈəɹʃˌɔɹ
Keswick	kˈɛzˌɪk
Kettell	kˈɛɾɛl kˈɛtəl
Kevlar	kˈɛvlɑ kˈɛvlɑɹ
Kevorkian	kɛvˈɔɹkiʌn kɛvˈɔɹkiɛn
Keynesian	kˈeɪnziən
Khabarovsk	kˌɑbəɹˈɑfsk
Khamenei	kɑːmˈənˌeɪ kˈɑmənˌeɪi
Khmer	kmˈɛɚ kəmˈɛɚ
Khomeini	koʊmˈeɪni kɑmˈeɪni
Ki	kˈi
Kieran	kˈɪɹɔn kˈɪəɹɔn
Kievan	kˈiɛvən kˈiɛfən
Kiki	kˈiki
Kilburn	kˈɪlbən
Kilimanjaro	kɪlˌɪməndʒˈɑɹoʊ kɪlˌəməndʒˈɑɹoʊ
Killam	kˈɪləm
Kilton	kˈɪltən
Kingsbury	kˈɪŋzbˌɛɹi kˈɪŋzbˌəɹi
Kingsley	kˈɪŋzli
Kinsey	kˈɪnzi
Kirkby	kˈɝbi
Kissinger	kˈɪsəndʒɚ
Klingon	klˈɪŋɑn klˈiŋɑn
Knowles	nˈoʊʌlz nˈoʊlz
Knuth	kənˈuθ
Kobe	kˈoʊbeɪ kˈoʊbi
Koenig	kˈeɪnɪɡ
Kokomo	kˈoʊkəmˌoʊ
Komodo	koʊmˈoʊdoʊ
Kourou	kˈəɹˌu
Kratos	kɹˈætˌɑs
Kuban	kˈubɑn
Kuiper	kˈaɪpɚ kˈaɪpə
Kunming	kˈʊnmɪŋ
Kuomintang	kˈuoʊmˌɪntæŋ
Kurzweil	kəɹt.svˈaɪl
Kwanzaa	kwˈɑnzə
Kwok	kwˈɔk
Kyoto	kjˈoʊtoʊ kijˈoʊtoʊ
Kyrgyzstan	kˈɝːɹɡɪstˌɑːn kˈɛɹɡɪstˌɑn kɪˌəɹɡɪstˈɑn
Laban	lˈeɪbən
Lach	lˈæʃ
Lachlan	lˈæklən lˈɑklən
Lackawanna	lˌækəwˈɑnə
Ladino	lədˈinoʊ
Laguna	ləɡˈunə
Laing	lˈæŋ
Lakota	ləkˈoʊtə
Lamborghini	lˌæmbəɹɡˈini
Lamesa	ləmˈisə
Lanai	lənˈaɪ
Lancashire	lˈæŋkəʃˌɚ lˈæŋkəʃˌə lˈæŋkəʃɪə
Lancastrian	lˌænkˈæstɹɪən lˌæŋkˈæstɹɪən
Lancelot	lˈænsɪlˌɑːt lˈænsəlˌɑt lˈɑnsəlˌɑt
Landwehr	lˈɑntveɪɹ
Langevin	lˈæŋəvɪn lˈɑnʒɛvɪn
Langley	lˈæŋli
Lanier	lˈeɪniɚ leɪnjˈɚ
Lanzarote	lˈɑnzəɹˌoʊteɪ lˈænzəɹˌɑti
Laotian	leɪˈoʊʃən lˈaʊʃən
Laphroaig	lˈəfɹˌɔɪɡ
Laredo	ləɹˈeɪdoʊ
Larissa	ləɹˈɪsə
Latham	lˈeɪθəm
Latina	lətˈinə
Latinate	lˈætɪnˌət
Latino	lətˈinoʊ
Latona	lətˈoʊnə
Laurentian	lɑɹˈɛnʃən lɑɹˈɛnʃiən
Lavigne	ləvˈin
Leachman	lˈitʃmæn
Leah	lˈiː lˈiə
Leda	lˈidə
Leibniz	lˈaɪbnɪt.s lˈaɪpnɪt.s
Leighton	lˈeɪtən
Leleux	ləlˈu
Lena	lˈinæ lˈɛnə
Lenox	lˈɛnɪks
Leominster	lɛmˈənstɚ
Leonid	lˈiənɪd
Leopold	lˈiəpˌoʊld
Leung	lˈʌŋ liˈʌŋ
Levi	lˈivaɪ
Leviticus	ləvˈɪtɪkəs
Leyland	lˈeɪlənd
Libra	lˈibɹə
Lille	lˈil
Liman	lˈimən
Limehouse	lʌˈɪmhaʊs
Linkletter	lˈɪŋklˌɪɾɚ lˈɪŋklˌɛtɚ
Linus	lˈaɪnəs
Lionel	lˈaɪʌnʌl lˈaɪənl
Lisbon	lˈɪzbən
Liszt	lˈɪst
Lithgow	lˈɪθɡoʊ
Littell	lˈɪɾɛl lˈɪtəl
Littlejohn	lˈɪɾəldʒˌɔn
Ljubljana	ljˈuːbljɑːnə ljʊbliˈɑnə
Llewelyn	lˈuːɪlɪn lˈuɛlɪn
Loeffler	lˈɛflɚ lˈɝflɚ
Logiudice	lˈɑdʒˌudɪtʃeɪ
Lojban	lˈɑʒbæn lˈoʊʒbæn lˈoʊʒbɑn
Lolita	ləllˈiɾə loʊllˈiɾə
Lompoc	lˈɑmpoʊk
Londonderry	lˈʌndəndˌɛɹi
Lonsdale	lˈɑnzdˌeɪl
Loughery	lˈɑkəɹi
Louisa	luˈizə
Louise	luˈiz ləwˈiz
Louisianian	luˌiziˈæniən lˌuzˈiæniən
Louisville	lˈuivˌɪl
Lourdes	lˈʊɹd.z lʊˈəd.z
Louth	lˈaʊð
Louvre	lˈuːv lˈuvɚ lˈuvɹə
Lowell	lˈoʊɛl lˈoʊl lˈoʊəl
Lucas	lˈukəs
Lucian	lˈuːʃiʌn lˈuʃən lˈusɪən
Lucille	luːsˈɪl lusˈil
Ludington	lˈʌdiŋtən
Lufthansa	lʊfthˈɑnsə
Luis	luːˈɪs luˈis
Lumsden	lˈʌmzdən
Luo	ljˈuːoʊ lˈuoʊ lˈəwoʊ
Lusignan	lˈuzɪnjɑn
Luther	lˈuθɚ lˈuθə
Luxembourgish	lˈʌksəmbˌɝɡɪʃ
Luzon	lˈuzɔn
Lviv	ləvˈiv
Lviv's	ləvˈivz
Lyman	lˈɪmæn lˈɪmɑn
Lynette	lˌɪnˈɛt
MacArthur	məkˈɑɹθɚ
MacDonald	məkdˈɑnəld
MacDowell	məkdˈaʊəl
MacGyver	məɡˈaɪvɚ məɡˈaɪvə
MacMillan	məkmˈɪlən
MacNair	mˈəknˈɛɚ
Macarena	mækəɹˈeɪnə mɑkəɹˈeɪnə
Macau	məkˈaʊ
Macaulay	məkˈɔli
Maccabean	mˌækəbˈɪən
Macedonia	mˌæsɪdˈoʊniʌ mˌæsədˈoʊniə mˌæsədˈoʊnjə mˌæsədˈoʊnɪə
Macedonian	mˌæsɪdˈoʊniʌn mˌæsədˈoʊnɪən
Machin	mˈeɪtʃɪn
Macomb	mˈəkoʊm
Macon	mˈeɪkən mˈækɑn mˈɑkɔn
Maddox	mˈædəks
Madeira	mˈədɪəɹə
Magdalena	mˌæɡdəlˈɛnə
Magdalene	mˈæɡdəlˌin
Magee	məɡˈi
Magellanic	mˌædʒəlˈænɪk mˌədʒɛlˈənɪk mˌəɡɛlˈənɪk
Mahabharata	məhɑbɑɹˈətə
Mahayana	mˌɑhəjˈɑnə mˌʌhəjˈɑnə
Maher	mˈɑɚ mˈɑɹ
Mahone	mˈəhoʊn
Mahoney	məhˈoʊni mɑhˈəni
Mahony	mˈɑhəni mˈəhoʊni
Maillard	maɪjˈɑɹ
Mainz	mˈaɪnt.s
Malacca	məlˈækə
Malaga	mˈæləɡə mˈəlɑɡə
Malagasy	mˌæləɡˈæsi mˌæləɡˈeɪzi mˌɑləɡˈɑsi
Malaspina	mæləspˈɪnə mæləspˈinə
Maldives	mˈɔldˌivz mˈɔldˌaɪvz mˈɑldˌivz
Malia	mˈəliə
Malik	mˈɑlik mˈəlik
Malvinas	mælvˈɪnəz mælvˈinəz mælvˈinəs
Mamaroneck	məmˈɑɹənɛk
Mameluke	mˈæmɪlˌuːk mˈæməlˌuk mˈæmɪljˌuk
Manama	mˈənɑmə
Manchuria	mæntʃjˈʊɹiʌ mæntʃˈʊəɹiə
Mandeville	mˈændvɪl mˈændəvˌɪl
Manitowoc	mˈænɪtəwɔk
Maputo	məpˈutoʊ
Maratha	məɹˈɑdə məɹˈɑtə
Marathi	məɹˈɑti
Marbella	mˌɑɹbˈeɪjə mˌɑɹbˈeɪə
Margaret	mˈɑɹɡɹət mˈɑɹɡɹɪt mˈɑɹɡəɹɪt mˈɑɡɹɪt
Margot	mˈɑɹɡoʊ mˈɑɡoʊ
Mari	mˈɑɹi
Maria	məɹˈaɪə
Mariah	məɹˈaɪə
Marian	mˈɑɹiən mɛˈəɹiən
Marianne	mˌæɹiˈæn mˈɛɚiæn mˌɛɹiˈæn
Marissa	məɹˈɪsə
Marlborough	mˈɑɹlbɹˌə
Marmara	mɑɹmˈəɹə mɑmˈəɹə
Marrakech	mˈæɹəkˌɛʃ
Marylebone	mˈæɹələbˌoʊn mˈɑləboʊn
Maslow	mˈæzloʊ
Masonic	meɪsˈɑnɪk məsˈɑnɪk
Masri	mˈɑsɹi
Matheson	mˈæθɛsən mˈæθəsən
Mattel	mətˈɛl
Maugeri	maʊdʒˈɛɾɪ
Mayotte	maɪˈɑt
McCarroll	mɪkˈɛɹəl
McCartney	məkkˈɑɹtni
McCrea	mɪkkɹˈeɪ
McCrum	məkɹˈʌm mɪkɹˈʌm
McElroy	mˈækəlɹˌɔɪ
McGhie	mɪɡˈi
McGough	məɡjˈu məɡˈɑf
McGuigan	məɡwˈɪɡən
McInerney	mˈækɪnɝɹni
McIntosh	mˈækɪntˌɑʃ
McKinlay	məkˈɪnli
McLaughlin	məɡlˈɑklɪn
McLean	məklˈeɪn
McMahon	məkmˈæn məkmˈɑn məkmˈeɪən
McNamara	mˈæknəmˌæɹə
McQueen	məkwˈin
Meath	mˈið
Medea	mədˈiə mɪdˈiə
Media	mˈiːdiːə mˈidɪə
Medina	mədˈinə
Mediterranean	mˌɛdɪɾɪɹˈeɪniʌn mˌɛdɪtəɹˈeɪnɪən
Mehdi	mˈɛdi
Mekong	mˈɛkɔŋ mˈikɔŋ
Melchior	mɛlkˈiɔɹ
Melchizedek	mˌɛlkˈɪzədˌɛk
Mende	mˈɛnd mˈɛndi
Mendelson	mˈɛndɛlsən mˈɛndəlsən
Menendez	mənˈɛndɛz
Mesopotamia	mˌɛsəpətˈeɪmiʌ mˌɛsəpətˈeɪmɪə
Mesopotamian	mˌɛsəpətˈeɪmiʌn mˌɛsəpətˈeɪmɪən
Messier	mˈɛsieɪ
Messina	mɛsˈɪnə mɛsˈinə
Messrs	mˈɛsɚz mˈɛsəz
Metairie	mɛtˈəɹi
Metis	mˈeɪtis mˈitɪs
Meuse	mjˈuz
Mexicali	mˌɛksɪkˈæli
Meyer	mˈaɪɚ
Mia	mˈiə
Midas	mˈaɪdəs
Mildred	mˈɪldɹɪd mˈɪldɹəd
Milos	mˈiloʊs
Minitel	mˈɪnɪɾˌʌl mˈɪnitˌɛl
Minnesotan	mˌɪnɪsˈoʊtən mˌɪnəsˈoʊtən
Minoan	mˈɪnoʊn mɪnˈoʊən
Minorca	mɪnˈɔɹkə
Minot	mˈaɪnɑt
Miocene	mˈaɪəsˌin
Miranda	mɝːɹˈændə mɪɹˈændə
Miriam	mˈɪɹɪəm
Miscavige	mɪskˈævˈɪdʒ
Misha	mˈɪʃɑ
Miskito	mɪskˈɪtoʊ
Missoula	mɪzˈulə
Mitsubishi	mˌɪt.sˌʊbˈɪʃi
Miyagawa	mˌɪjəɡˈɑːwə mˌijəɡˈɑwə
Miyazaki	mˌɪjəzˈæki mˌijəzˈæki mˌijəzˈɑki
Mobile	mˈoʊbʌl mˈoʊbil
Modena	mˈoʊdnə moʊdˈɪnə mɑdˈɪnə
Modesto	mədˈɛstoʊ
Mohammed	moʊhˈɑmɛd
Moldavia	mˌɑldˈeɪviə
Moldova	mˌɑldˈoʊvə mˌɔldˈoʊvə mˌɑldˈəvə
Molina	məlˈiːnə mʊlˈinə
Monaghan	mˈɑnəhən mˈʌnəhən
Monday	mˈʌndeɪ mˈʌndi
Mongol	mˈɔŋɡoʊl mˈɑŋɡoʊl mˈɑŋɡəl
Mongolia	mɑŋɡˈoʊliʌ
Monroe	mənɹˈoʊ
Monroe's	mənɹˈoʊz
Monrovia	mˌənɹˈoʊviə
Monsignor	mɑnsˈinjɚ mɑnsˈinjɔ mɑnsˈinjə
Montagu	mˈɑntəɡjˌu
Montenegro	mˌɑntənˈeɪɡɹoʊ mˌɑntɪnˈiɡɹoʊ mˌɑntɪnˈeɪɡɹoʊ
Monterrey	mˌɑntəɹˈeɪ
Montgomery	məntɡˈʌməɹi
Montpelier	mɔntpˈɪliɚ mɔntpˈiliɚ
Montserrat	mɑnt.səɹˈæt mɑnt.səɹˈɑt
Monty	mˈɑnti
Moog	mˈoʊɡ
Moraga	məɹˈɑɡə
Moray	mʌɹˈi
Mordecai	mˈɔɹdɪkˌaɪ mˈɔɹdəkˌaɪ
More	mˈɔɹ mˈɔː mˈɔɹeɪ
Morell	mˈɑɹɛl
Moreno	məɹˈeɪnoʊ
Moroni	məɹˈoʊni məɹˈoʊnaɪ məɹˈɑni
Morpheus	mˈɔɹfˌiəs mˈɔɹfˌɪəs mˈɔɹfjus mˈɔfˌɪəs
Morrisville	mˈɔɹɪsvˌɪl
Mosaical	moʊzˈeɪɪkəl
Mosby	mˈoʊzbi
Moselle	moʊzˈɛl
Moses	mˈoʊzɪz mˈoʊzəz mˈoʊzɪs
Mosley	mˈoʊzli
Mosul	mˈoʊsəl
Mousehole	mˈaʊzˌəl
Mozambique	mˌoʊzæmbˈik
Mozart	mˈoʊt.sɑːt
Mozart's	mˈoʊt.sɑːt.s
Mr	mˈɪstɚ
Mrs	mˈɪsɪz
Ms	mˈɪz
Mueller	mjˈuːəlɚ mjˈulɚ mˈʌlɚ mjˈulə
Muhammad	məhˈæmɪd mʊhˈæməd mʊhˈɑməd
Muharram	muhˈæɹəm
Mulhouse	mˈəlˌuz
Murano	mjʊɹˈɑːnoʊ mʊɹˈɑnoʊ
Murchison	mˈətʃɪsən
Muriel	mjˈʊɹiːʌl mjˈʊəɹɪəl
Murnane	mˈʊɹnɑn
Murray	mˈɝi mˈʌɹi
Murray's	mˈɝiz mˈʌɹiz
Musa	mjˈuːsə mˈusə
Musa's	mjˈuːsəz mˈusəz
Muskogee	məskˈoʊɡi
Mussolini	mˌʊsəlˈini
Mycenaean	mˌaɪsɪnˈiən
Mylar	mˈaɪlˌɑɹ
Myrmidon	mˈɝmɪdən mˈɝmɪdɑn
Mysore	mˈaɪsʊɚ
N'Djamena	ˈəndʒˈɑmeɪnɑ
Naas	nˈeɪs
Nacogdoches	nækˈədoʊtʃɪs
Nadia	nˈɑːdjə nˈɑdiə
Nagle	nˈeɪɡəl
Nagy	nˈæɡi
Nahuatl	nˈɑwˌɑtəl nˈəwˌɑtəl
Namibia	nəmˈɪbiə
Nantes	nˈɑːnt.s
Napoleonic	nəpˌoʊliˈɑnɪk
Napoli	nˈæpəli nˈɑpəli nˈæpəlɪ
Narragansett	nˌɛɹəɡˈænsət
Nasdaq	nˈæzdæk
Nassau	nˈæsɔ
Natchitoches	nækɪtˈəʃ nækətˈəʃ
Navarre	nəvˈɑɹ
Nawrocki	nəɹˈɑki
Nazism	nˈɑt.siɪzəm
NeXTSTEP	nˈɛkst.stˌɛp
Neapolitan	niːpˈɑːlɪtən nˌiəpˈɑlɪtən
Nederland	nˈidɚlənd
Negev	nˈɛɡˌɛv
Nehemiah	nˌɛhɪmˈaɪʌ nˌihəmˈaɪə
Nemean	nˈimiən nˈɪmiən
Neoplatonist	nˌioʊplˈeɪtənɪst
Nepal	nɛpˈɔːl nəpˈɔl nɪpˈɔl
Nepali	nɛpˈɑːli nəpˈɑli nəpˈɔli
Netanyahu	nˌɛtəniˈɑːhuː nˌɛtənjˈɑhˌu
Netherton	nˈɛðɝːtən nˈɛðətən
Neville	nˈɛvɪl nˈɛvəl
Nevis	nˈivɪs
Newall	nˈuˌəl
Newbury	nˈuːbˌɛɹi njˈubˌəɹi
Newell	nˈuːɛl nˈuəl
Newton	njˈuːtən
Ng	ˈɛŋ ˈəŋ ˈɪŋ
Ngai	nˈaɪ əŋˈaɪ
Ngo	nˈoʊ əŋˈoʊ
Niagara	naɪˈæɡɹə naɪˈæɡəɹə
Nice	nˈaɪs nˈis
Nicolas	nˈɪkələs nˈɪkləs
Nicolson	nˈɪkəlsən
Niihau	nˈihaʊ nˈiihˌaʊ
Nike	nˈaɪki
Nikes	nˈaɪkiz
Nimoy	nˈimˌɔɪ
Nippon	nˌɪpˈɑn
Niue	njˈueɪ
Noam	nˈoʊm nˈoʊəm
Noel	nˈoʊl noʊˈəl noʊˈɛl
Noelle	nˈoʊl noʊˈəl
Nolan	nˈoʊlən
November	noʊvˈɛmbɚ noʊvˈɛmbə nəvˈɛmbə
Novgorod	nˈɑvɡəɹˌɑd
Nuala	nˈulə
Nugent	nˈuːdʒənt nˈudʒɛnt njˈudʒɛnt
Nuremberg	njˈʊɹəmbɚɡ njʊəɹˈəmbəɡ
O'Brien	əbɹˈaɪən
O'Reilly	əɹˈaɪli
O'Shea	ˌoʊʃˈeɪ
OK	oʊkˈeɪ
Oaxaca	wˈɑʃɑkə wˈəhɑkə wˈɑhɑkɑ
Obadiah	ˌoʊbədˈaɪə
Oberon	ˈoʊbɹɑːn ˈoʊbəɹˌɑn
Obispo	əbˈɪspoʊ
Occitan	ˈɑksɪtæn ˈɑksətæn
Oceania	ˌoʊʃiˈæniə ˌoʊʃiˈɑnɪə
Octavia	əktˈeɪviə
Octavius	ɑːktˈeɪviəs ɑktˈeɪvɪəs
Odysseus	oʊdˈɪsiəs
Oedipal	ˈiːdɪpʌl ˈidəpəl ˈidəpɛl ˈɛdəpəl
Ogilvie	ˈoʊɡlvɪ
Ogilvy	ˈoʊɡlvɪ
Okazaki	ɑkəzˈɑkɪ oʊkəzˈɑkɪ
Okinawa	ˌɑːkˌɪnˈɑːwə ˌɑkˌinˈɑwə ˌoʊkˌinˈɑwə
Olathe	oʊlˈeɪθə
Oldham	ˈɑldəm
Olivia	oʊlˈɪviə əlˈɪviə
Ollis	ˈɑlɪs
Oneida	oʊnˈaɪdə
Ontario	ɑntɛˈəɹiˌoʊ
Ophelia	oʊfˈiliə ɑfˈilɪə əfˈilɪə
Oppenheimer	ˈɑpənhˌaɪmɚ
Oprah	ˈoʊpɹə
Orban	ˈɔɹbɑn
Oregonian	ˌɑɹɪɡˈoʊnɪən
Orgeron	ˈɔɹɡəɹɑn ˈoʊdʒəɹɑn ˈoʊɹʒəɹɑn
Orion	ɑɹˈaɪʌn
Osage	oʊsˈeɪdʒ
Osaka	oʊsˈɑkə oʊsˈækə
Osama	oʊsˈɑmə
Osborne	ˈɑzbˌɔɹn
Oshawa	ˌɑʃˈəwə
Ossetian	ˌɑsˈiʃən ɑsˈɛtiən ˌɑsˈɛtjən
Oswald	ˈɑzwəld
Overman	ˈoʊvɚmən
Padilla	pədˈiə
Paducah	pədˈukə
Paget	pˈædʒət
Paisley	pˈeɪzli
Palau	pˈəlaʊ
Paleozoic	pˌeɪliəzˈoʊɪk
Palermo	pəlˈɝɹmoʊ
Panzhihua	pɑndʒˈɪhwɑ
Paris	pˈæɹɪs pˈɛɹɪs
Parisian	pəɹˈɪʒən pəɹˈiʒən
Parisienne	pəɹˈɪzɪˌɛn
Parthenon	pˈɑɹθənˌɑn pˈɑθənˌən
Pascal	pæskˈæl
Pasch	pˈæsk pˈɑsk
Paschal	pˈæskəl
Passaic	pəsˈeɪɪk
Patagonia	pˌætəɡˈoʊnɪə pˌætəɡˈoʊniə pætˈəɡoʊnjə
Patagonian	pˌætəɡˈoʊniən
Pathan	pˈətɑn
Patz	pˈeɪt.s
Pauline	pɔlˈaɪn pɔlˈin
Pauly	pˈɔli
Pavia	pˈəviə
Pavlovian	pˌævlˈoʊviən
Pawtucket	pˌətˈʌkɪt
Pelosi	pɛlˈoʊsi pəlˈoʊsi
Peltier	pˈɛltieɪ
Pembroke	pˈɛmbɹˌʊk
Penelope	pənˈɛləpi pɪnˈɛləpi
Pennsylvanian	pˌɛnsɪlvˈeɪniʌn pˌɛnsʊlvˈeɪnjɪn
Pentagon	pˈɛntəɡˌən pˈɛntəɡˌɑn
Pentecostal	pˌeɪntɪkˈɑstəl
Percocet	pˈɝɹkəsɛt
Perea	pəɹˈiə
Permian	pˈəmɪən
Peshawar	pˈɛʃəwɑɹ
Peta	pˈitə
Peterborough	pˈitəɹbəɹə pˈitəɹbɹə
Petre	pˈitə
Petronella	pˌɛtɹənˈɛlə
Pharisee	fˈɛɹɪsˌi
Philemon	fˈaɪlmən faɪlˈimən faɪlˈimɑn fɪlˈimən
Philippi	fɪlˈɪpaɪ fɪlˈəpaɪ
Philistia	fɪlˈɪstiə
Phobos	fˈoʊbəs
Phoebus	fˈibəs
Phoenicia	fənˈɪʃə fənˈɪʃɪə
Phoenician	fənˈɪʃən fənˈiʃən
Phosphorus	fˈɑsfɚəs fˈɑsfəɹəs
Phrygian	fɹˈɪdʒiən fɹˈɪdʒɪən
Phuket	pˈukɛt
Phyllis	fˈɪlɪs
Pietermaritzburg	pˌitəɹmˈæɹət.sbɝɹɡ
Piggott	pˈɪɡət
Pilate	pˈaɪlˌət
Pilates	pɪlˈɑtˌiz
Pinho	pˈɪnoʊ
Pinocchio	pɪnˈoʊkioʊ pɪnˈoʊkjˌoʊ pɪnˈoʊkɪoʊ
Pinocchio's	pɪnˈoʊkioʊz pɪnˈoʊkjˌoʊz
Piscataway	pɪskˈætəwˌeɪ
Plano	plˈeɪnoʊ
Plato	plˈeɪtoʊ
Platonic	plətˈɑnɪk
Pleistocene	plˈaɪstəsˌin
Pliny	plˈɪni
Pliocene	plˈaɪəsˌin
Poconos	pˈoʊkənoʊz
Podgorica	pɑdɡˈəɹɪt.sæ
Podunk	pˈoʊdʌŋk
Poisson	pwˈɑsɑn
Pokémon	pˈoʊkeɪmɑn pˈoʊkimɑn pˈoʊkəmɑn
Polack	pˈoʊlæk pˈoʊlɑk
Polaris	pɔʊlˈɑɹɪs
Polish	pˈoʊlɪʃ
Polynesia	pˌɑːlˌɪnˈiːʒə pˌɑlˌənˈiʒə
Polyphemus	pˌɑlɪfˈiməs
Popeye	pˈɑpˌaɪ
Poth	pˈoʊθ
Potsdam	pˈɑt.sdˌæm
Poughkeepsie	pəkˈɪpsi
Powell	pˈaʊɛl pˈaʊl pˈaʊwəl pˈoʊl
Poznan	pˈɑznæn
Pravda	pɹˈɑvdə
Precambrian	pɹɪkˈæmbɹiʌn pɹikˈæmbɹiən pɹikˈæmbɹɪən
Premarin	pɹˈɪmɚɹɪn pɹˈɛməɹɪn
Premiership	pɹɛmˈɪəʃɪp
Pretoria	pɹɪtˈɔːɹiʌ pɹətˈɔɹiə
Priam	pɹˈaɪˌəm
Prosser	pɹˈɑsɚ
Proulx	pɹˈu
Proust	pɹˈust
Provence	pɹˈəvɑns
Ptolemaic	tˌɑləmˈeɪɪk
Ptolemy	tˈɑləmi
Pugh	pjˈu
Pulitzer	pjˈulɪt.sɚ pˈʊlɪt.sɚ pjˈulɪt.sə
Punxsutawney	pˌʌŋksətˈɔnˌi
Purim	pˈuɹɪm pˈʊəɹɪm
Putin	pjˈuːtɪn pˈutɪn
Pygmalion	pɪɡmˈeɪliən
Pyrrhic	pˈɪɹɪk
Pyrrhus	pˈɪɹəs pˈaɪɹəs
Pythagorean	pˌɪθæɡˈəɹiən
Python's	pˈaɪθɑnz pˈaɪθɔnz
Qantas	kwˈɑntəs
Qi	tʃˈi
Qin	tʃˈɪn
Qing	tʃˈɪŋ
Qingdao	tʃˈɪŋdˈaʊ
Quartararo	kwɔɹtəɹˈɑɹoʊ
Quasimodo	kwɑzimˈoʊdoʊ
Quechua	kˈɛtʃwə kˈɛtʃəwə
Queensland	kwˈinzlˌənd kwˈinzlˌænd
Quemoy	kˈimˌɔɪ
Quetzalcoatl	kˈɛt.səlkˌoʊætəl kˈɛt.sɑlkˌoʊɑtəl
Quixote	kɪhˈoʊti
Qur'an	kəɹˈæn koʊɹˈæn kəɹˈɑn
Ramsey	ɹˈæmzi
Randall	ɹˈændəl
Raphael	ɹˌæfaɪˈɛl ɹˌæfeɪˈɛl
Rapunzel	ɹˌəpˈʌnzəl
Raquel	ɹɑkˈɛl
Rattray	ɹˈættɹeɪ
Re	ɹˈeɪ
Rea	ɹˈeɪ
Reading	ɹˈidɪŋ ɹˈɛdɪŋ
Reaganite	ɹˈeɪɡənˌaɪt
Reaganomics	ɹˌeɪɡənˈɑmɪks
Refugio	ɹɪfjˈɝioʊ ɹɪfjˈʊɹioʊ
Reisz	ɹˈaɪs
Renata	ɹɪnˈɑːɾə ɹənˈɑtʌ
Renault	ɹənˈoʊ ɹɛnˈoʊ
Rensselaer	ɹˈɛnsəlˌɪɚ
Revelation	ɹˌɛvɪlˈeɪʃən ɹˌɛvəlˈeɪʃən
Reverend	ɹˈɛvɚɹɛnd ɹˈɛvəɹənd ɹˈɛvɹənd
Reykjavik	ɹˈeɪkjəvɪk ɹˈɛkjəvɪk
Reykjavík	ɹˈeɪkjəvˌɪk ɹˈɛkjəvˌɪk
Reynard	ɹˈɛnɑɹd
Rhea	ɹˈeɪ ɹˈiə ɹˈeɪə
Rhineland	ɹˈaɪnlˌænd
Riegel	ɹˈiɡəl
Riyadh	ɹijˈɑd
Rizzuto	ɹɪt.sˈutoʊ
Roche	ɹˈoʊʃ
Rochefort	ɹˈɑʃfɔt
Rochelle	ɹoʊʃˈɛl
Rodolph	ɹˈoʊdˌɑlf
Rodriguez	ɹɑdɾˈiɡɛz
Rog	ɹˈɑdʒ
Romanesque	ɹˌoʊmənˈɛsk
Rome	ɹˈoʊm ɹˈum
Roraima	ɹoʊɹˈaɪmə
Rosa	ɹˈoʊzə
Rosalind	ɹˈɑzəlɪnd
Rosamund	ɹɑzəmˈənd ɹoʊzəmˈənd
Rosati	ɹɔzˈɑtɪ
Rosie	ɹˈoʊzi
Roswell	ɹˈɑzwɛl
Rothschild	ɹˈɑθstʃˌaɪld
Rousseau	ɹusˈoʊ
Rovaniemi	ɹoʊvˌənɪˈəmɪ
Rubicon	ɹˈubɪkɑn ɹˈubəkɑn
Ruda	ɹˈʊdɑ
Rudy	ɹˈudi
Rudyard	ɹˈʌdjəɹd
Rus	ɹˈus ɹˈʌs
Ruse	ɹˈuseɪ ɹˈuz
Rushdie	ɹˈʊʃdi
Russo	ɹˈusoʊ
Rwanda	ɹʊˈændə ɹuˈændə ɹuˈɑndə ɹəwˈændə
Rwandese	ɹəwˌændˈiz
SIers	ˈɛsaɪˈəɹz
SaaS	sˈæs
Saba	sˈeɪbə
Sabah	sˈɑbɑ
Sabir	sˈɑbiɹ sˈəbɪə
Sabrina	səbɹˈinə
Sagan	sˈeɪɡən
Saginaw	sˈæɡɪnˌɔ
Sahara	səhˈɑːɹə
Saipan	sˈaɪpæn
Sakhalin	sˈækəlin
Salome	səlˈoʊmi
Salzburg	sˈɑlt.sbɝɹɡ sˈɔlt.sbɝɹɡ
Samar	sˈɑmɑ sˈɑmɑɹ
Samarkand	sˈæməɹkˌænd
Sami	sˈɑːmi sˈæmi
Sami's	sˈɑːmiz sˈæmiz
Samoa	səmˈoʊə
Samos	sˈeɪmɑs
Samuel	sˈæmjuːl sˈæmjuəl
Sanaa	sɑnˈɑ sənˈɑ
Sanhedrin	sˌænhˈɪdɹɪn sˌænhˈidɹɪn
Santander	sˌæntˈændɚ sˈæntændɛɚ
Sarmatian	sɑɹmˈeɪʃə sɑɹmˈeɪʃiə
Saskatchewan	səskˈætʃəwˌən səskˈætʃəwˌɑn
Satanism	sˈeɪtənˌɪzəm sˈeɪtənˌɪzm
Satoshi	sætˈoʊwʃi
Saturday	sˈæɾɚdeɪ sˈætədeɪ sˈætəɹdi sˈætədi
Sauternes	soʊtˈəɹn
Scala	skˈɑlə skˈɑlɑ
Scania	skˈæniə
Schachter	ʃˈæktɚ
Schenectady	skənˈɛktədi
Schuyler	skˈaɪlɚ skˈaɪlə
Schuylkill	skˈulkˌɪl skˈukˌəl
Schwarzenegger	ʃwˈɔɹt.sənˌɛɡɚ ʃwˈɔɹt.sənˌɛɡə
Scioto	saɪˈoʊtə
Scipio	skˈɪpioʊ sˈɪpɪoʊ
Scorpio	skˈɔɹpiˌoʊ skˈɔɹpɪˌoʊ skˈɔpɪˌoʊ
Scorpius	skˈɔɹpˌiəs skˈɔɹpˌɪəs skˈɔpˌɪəs
Scylla	sˈɪlə
Scythian	sˈɪθiən sˈɪðiən
Scythians	sˈɪθiənz sˈɪðiənz
Searle	sˈɝl
Seay	sˈiːi sˈi
Secaucus	sikˈɔkəs səkˈɔkəs
Segovia	sɛɡˈoʊviʌ sɪɡˈoʊviə
Seguin	səɡˈin
Segways	sˈɛɡwˌeɪz sˈɛɡwˌeɪjz
Sejm	sˈeɪm
Selena	sɛlˈiːnə səlˈinə sɪlˈinə
Seljuk	sˈɛldʒʌk sˈɛldʒuk
Selkirk	sˈɛlkɪɹk
Semele	sˈɛmɛl sˈɛməlˌi
Seminole	sˈɛmɪnˌəl
Semitic	səmˈɪtɪk
Seneca	sˈɛnɛkə sˈɛnɪkə
Senegal	sˌɛnɪɡˈɑl sˌɛnɪɡˈɔl
Senegalese	sˌɛnəɡəlˈiz
Seo	sˈʌ
September	sɛptˈɛmbɚ sɛptˈɛmbə səptˈɛmbɚ səptˈɛmbə
Sequoyah	səkwˈɔɪə səkˈɔɪə
Sevastopol	sˌɛvəstˈoʊpəl
Seward	sjˈuəɹd
Sewell	sˈuːɛl sˈuəl
Shaanxi	ʃˈɑnʃi ʃˈænʃi
Shaffer	ʃˈeɪfɚ
Shaheen	ʃəhˈin
Shakespeare	ʃˈeɪkspˌɪɹ ʃˈeɪkspɪə
Shakespeare's	ʃˈeɪkspˌɪɹz ʃˈeɪkspɪəz
Shakespearean	ʃˌeɪkspˈɪɹɪʌn ʃˌeɪkspˈɪɹiən ʃˈeɪkspɪəɹˌiən
Shandong	ʃˌændˈɔŋ
Shaolin	ʃˈaʊlɪn
Shapiro	ʃəpˈɪɹoʊ ʃəpˈɪəɹoʊ ʃəpˈaɪɹoʊ
Shawinigan	ʃəwˈɪnɪɡən
Sheba	ʃˈibə
Shenzhen	ʃˈɛnʒˌɛn ʃˈɛndʒˌɛn
Shiite	ʃˈiˌaɪt
Shoshone	ʃoʊʃˈoʊni
Shrewsbury	ʃɹˈuzbɹi ʃɹˈuzbˌəɹi ʃɹˈoʊzbɹi
Sian	ʃˈɑn
Sichuan	sˌɪtʃwˈɑn sˌɛtʃwˈɑn
Sicilia	sɪsˈɪljə
Sicilian	sɪsˈɪljən sɪsˈɪlɪən
Sigourney	sɪɡˈɔɹni sˈɪɡʊəɹni
Sikhs	sˈiks
Silas	sˈaɪləs
Simeon	sˈɪmiən
Simi	sˈimi
Simonds	sˈaɪmənd.z
Simone	səmˈoʊn
Singapore	sˈɪŋəpˌɔɹ sˈɪŋəpˌɔ
Sinhalese	sˌɪnhəlˈiz sˌɪnəlˈiz
Siobhan	ʃˈɪvˌɔːn ʃˈəvˌɔn
Skopje	skˈɔpjˌɛ
Skynet	skˈaɪnˌɪt skˈaɪnˌɛt
Slav	slˈɑv
Slocum	slˈoʊkəm
Slocumb	slˈoʊkəm
Slovakia	slˌoʊvˈækˌiə slˌoʊvˈɑkˌiə
Slovenian	slˌəvˈiniən
Smithereen	smˌiðəɹˈin
Smyrna	zmˈɪɚnɑ
Socal	sˈoʊkæl
Sochi	sˈɑtʃi sˈoʊtʃi
Sodom	sˈɑdəm
Solomon	sˈɑləmən
Solon	sˈoʊlɑn sˈoʊlən
Somerton	sˈʌməɹtən
Sophia	soʊfˈiə səfˈaɪə səfˈiə
Sophocles	sˈɑfəkliz
Sorcha	sˈɔɹkə sˈɔɹʃə
Soros	sˈɔɹoʊs sˈɔɹəs
Sotheby	sˈʌðəbˌi
Souris	sˈʊɚˌi
Souter	sˈutɚ sˈutə
Sowell	sˈoʊɛl sˈoʊl sˈoʊəl sˈoʊwəl
Soyuz	sˈɔɪʌz sˈɔɪjuz sˈɔjuz
Spaniard	spˈæniɚd spˈænjɚd spˈænjəd
Spaniards	spˈæniɚd.z spˈænjɚd.z spˈænjəd.z
Spartacus	spˈɑɹtəkəs spˈɑtəkəs
Srebrenica	sɹˌɛbɹənˈit.sə ʃɹˌɛbɹənˈit.sə
Stabenow	stˈæbɪnaʊ
Staffordshire	stˈæfɚdʃɚ stˈæfədʃɚ
Stanphill	stˈænfˌɪl stˈænfˌil
Stasi	stˈɑzi ʃtˈɑzi
Steinbach	stˈaɪnbˌæk
Stellarton	stˈɛlɚtən
Stinnett	stˈɪnɪt stˈɪnɛt
Stockholm	stˈɑkhˌoʊlm stˈɑkhˌɑlm
Stormont	stˈɔɹmənt
Stoughton	stˈaʊtən
Strauss	stɹˈaʊs
Stronach	stɹˈoʊnək
Stylites	stˈaɪlaɪtiz
Sucre	sˈukɹeɪ
Sudanese	sˌudeɪnˈiz
Sudbury	sˈʌdbˌəɹi
Suez	sˈuːɪz sˈuɛz
Sui	swˈeɪ
Sukhumi	sˌukˈumi
Sumerian	suːmˈɪɹiən səmˈɪəɹiən səmˈɛɹiən sʊmˈɛɹiən
Summerford	sˈʌmɚfɔɹd
Sunday	sˈʌndˌeɪ sˈʌndˌi
Sunni	sˈʊni
Sunnyside	sˈʌnɪsˌaɪd sˈʌnisˌaɪd
Suomi	swˈɔmi swˈɔmɪ
Susquehanna	sˌʌskwɪhˈænə sˌʌskwəhˈænə
Sussex	sˈʌsəks
Swatow	swˈɑtˌaʊ
Swaziland	swˈɑzilænd
Sy	sˈaɪ
Syracuse	sˈɪɹəkjˌuz
Sze	sˈi zˈi
Szeto	sˈitoʊ
Taegu	tˈeɪɡu tˈæɡu
Tagalog	tˈəɡɑlˌɑɡ tˈəɡɑlˌɔɡ tˈəɡɑlˌəɡ
Taggart	tˈæɡɚt tˈæɡət
Tahiti	tɑhˈiti təhˈiti
Tajik	tˈædʒɪk tˈædʒik tˈɑdʒɪk
Tajikistan	tˌədʒˈɪkɪstˌɑn tˌədʒˈikɪstˌɑn
Takeda	təkˈeɪdə
Talbot	tˈɔlbət
Taliban	tˈælɪbˌæn tˈælɪbˌɑn tˈæləbˌæn
Talladega	tˌælədˈɪɡə
Tallulah	tˌəlˈulə
Tamara	tɑmˈɑɹə təmˈæɹə
Taney	tˈɔni
Tanganyika	tˈæŋɡənˌɪɪkə tˈæŋɡənikə tˈæŋɡənjikə
Tantalus	tˈæntələs
Tanzania	tænzˈəniə
Tanzanian	tˌænzˈəniən
Taos	tˈaʊs
Taranto	tæɹˈəntoʊ tɑɹˈɑntoʊ tɑɹˈəntoʊ
Tariq	tˌæɹˈɪk
Tarzan	tˈɑɹzˌæn
Tbilisi	təbɪlˈɪsi təblˈisi təbɪlˈisi
Tchaikovsky	tʃˌaɪkˈɑfski
TeX	tˈɛk
Tegucigalpa	tɛɡjuːsɪɡˈælpə tɛɡusiɡˈælpə
Telex	tˈɛlˌɛks
Telugu	tˈɛlʊɡu
Tempe	tˈɛmp tˈɛmpi
Teton	tˈitɑn
Texarkana	tˌɛksɑɹkˈænə
Thalia	θˈɑliə θˈəlaɪə
Tham	tˈʌm
Thames	tˈɛmz
Thea	θˈiə
Thessaloniki	θˈɛsəlˌəniki
Thetis	θˈɛtɪs
Thursday	θˈɝːzdˌeɪ θˈɝzdˌi
Tia	tˈiə
Tiananmen	tjˈɛnənmˌən
Ticonderoga	taɪkˌɑndəɹˈoʊɡə
Tijuana	tihwˈɑnə tiəhwˈɑnə tɪhwˈɑnə
Tillis	tˈɪlɪs
Timon	tˈaɪmən
Timur	tˈɪmɚ tˈɪmʊɚ tˈimʊə
Tinman	ˈɪnmˌən
Tirana	tˈɝːɹɑːnə tˈɪɹɑnə
Tivoli	tˈɪvəli tˈɪvəlɪ
Tlingit	tlˈɪŋɡɪt
Tobago	təbˈeɪɡoʊ
Tobin	tˈoʊbɪn
Tobruk	tˈəbɹʊk
Toews	tˈeɪvz
Toledo	təlˈidoʊ təlˈeɪdoʊ
Tolkien	tɑlkˈin
Topeka	təpˈikə
Tottenham	tˈɑtənəm tˈɑtnˌəm
Townsend	tˈaʊnzənd
Townshend	tˈaʊnzˌənd
Towson	tˈaʊsən
Trahan	tɹˈeɪhæn tɹˈəhæn
Trajan	tɹˈeɪdʒən tɹˈaɪən
Transylvania	tɹˌænsɪlvˈeɪniʌ tɹˌænsəlvˈeɪniə
Trieste	tɹiˈɛst tɹɪˈɛst
Trisha	tɹˈɪʃə
Tristram	tɹˈɪstɹəm
Tsang	sˈæŋ tʃˈæŋ
Tse	sˈi
Tucson	tˈusˌɑn
Tuesday	tjˈuːzdeɪ tʃˈuzdeɪ tjˈuzdi tʃˈuzdi
Tunis	tˈunəs tjˈunɪs
Turin	tjˈɚɹɪn tˈəɹɪn tjʊəɹˈɪn
Turkmen	tˈɝːkmˌɛn tˈɝkmˌən
Turkmenistan	tˌɝːkmˈənɪstˌæn tˌɚkmˈɛnɪstˌæn tˌɝkmˈɛnɪstˌɑn
Tuskegee	tˈʌskiɡˌi
Tuvalu	tˈuːvɑːljˌuː tˈuvɑlˌu tˈuvəlˌu
Tyrell	tˈaɪɹʌl tˈaɪɹɛl
Tyrrhenian	tɪɹˈiniən taɪɹˈiniən
Uber	jˈuːbɚ ˈubɚ
Ugric	ˈuɡɹɪk jˈuɡɹɪk
Ulric	ˈʊlɹɪk
Unabomber	ˈʌnəbˌɑːmɚ jˈunəbˌɑmɚ
Uranus	jˈuɹeɪnəs jˈʊɹənəs jˈʊɹeɪnəs
Uruguay	jˈʊɹuːɡwˌaɪ jˈʊɹəɡwˌaɪ jˈʊəɹəɡwˌaɪ
Uruguayan	jˈʊəɹəɡwaɪən
Usenet	jˈuːzənˌɛt jˈuznˌɛt
Uther	ˈuθɚ jˈuθɚ
Valadez	bælˈədɛs
Valencia	vəlˈɛnsiə
Valenzuela	vɑlɛnzwˈeɪlɑ vˌælənzjuˈɛlə
Valeria	vəlˈɪəɹiə
Vallejo	vəlˈeɪoʊ
Vandegrift	vˈændɪɡɹɪft vˈændəɡɹɪft
Vanderbeek	vˈændəɹbˌɛk
Vanuatu	vænjuːˈɑːɾuː vænuˈɑtu vɑnuˈɑtu
Vauxhall	vˈɑksˌɔl
Veda	vˈeɪdə
Vega	vˈeɪɡə
Velasquez	vɛlˈæskɛz vəlˈæskɛz
Venable	vˈɛnəbəl
Venerable	vˈɛnɚɹəbʌl vˈɛnəɹəbl vˈɛnɹəbl
Ventura	vɛntˈʊɹə vɛntjˈʊɹə
Verona	vəɹˈoʊnə vɪɹˈoʊnə
Vesuvius	vɛsˈuːviəs vəsˈuviəs
Vevay	vˈivi
Vichy	vˈiʃi
Viera	viˈɝɹə
Vietcong	viːˈətkˈɑːŋ viˈɛtkˈɑŋ
Vikings	vˈaɪkɪŋs
Virginia	vɝːdʒˈɪniʌ vɚdʒˈɪnjə
Virginian	vɝːdʒˈɪniʌn vɚdʒˈɪnjən vədʒˈɪnjən
Visigoth	vˈɪzɪɡɑθ
Vogt	vˈoʊt
Volapük	vˈɑːləpˌuːk vˈɑləpjˌuk vˈɑləpˌʊk
Vowles	vˈaʊʌlz vˈaʊlz
Vuitton	vˌɪtˈɑn vwˌitˈɑn
Wadsworth	wˈɑd.zwəɹθ wˈɑd.zwɝɹθ
Wallick	wˈælɪk
Wallis	wˈɑlɪs
Wang	wˈæŋ wˈɔŋ
Wapping	wˈɑpɪŋ
Washingtonian	wˌɑːʃɪŋtˈoʊniʌn wˌɑʃɪŋtˈoʊnɪən
Watergate	wˈɑtəɹɡˌeɪt
Watling	wˈɑːɾʌlɪŋ wˈɑtlɪŋ
Waukesha	wɔkˈɪʃɔ
Wednesday	wˈɛnzdeɪ wˈɛnzdi wˈɛdənzdeɪ
Wei	wˈeɪ
Weimar	wˈaɪmɑɹ vˈaɪmɑ vˈaɪmɑɹ
Wenatchee	wɛnˈætʃi
Wenzhou	wɛndʒˈoʊ wʌndʒˈoʊ
Wesleyan	wˈɛsliən wˈɛzliən
Westphalia	wˈɛstfˌeɪliʌ wˈɛstfˌeɪljə
Whalley	wˈɔli
Whampoa	wɔmpˈoʊ
Wi-Fi	wˈaɪfaɪ
Wichita	wˈɪtʃɪtˌɔ
Wilde	wˈaɪldə wˈaɪld
Wilhelmina	wˌɪlhəlmˈiːnˌə wˌɪlhɛlmˈinˌə wˌɪləmˈinˌə
Wilkes	wˈɪlks wˈɪlkis
Willard	wˈɪləɹd
Wiltshire	wˈɪltʃˌɚ
Windhoek	wˈɪndhˌʊk vˈɪndhˌʊk
Windsor	wˈɪnd.zɚ wˈɪnd.zə
Winnipeg	wˈɪnɪpɛɡ wˈɪnəpɛɡ
Wisconsin	wɪskˈɑːnsɪn wəskˈɑnsən
Wobbly	wˈɑːbli wˈɑbəli
Woburn	wˈoʊbəɹn
Wodehouse	wˈʊdhaʊs
Wolfenden	wˈʌlfˌəndən
Wong	wˈɑŋ wˈɔŋ
Worsley	wˈɝɹzli
Worthing	wˈəðɪŋ
Wuxi	wˈuʃi
Wythe	wˈɪθ
Xanadu	zˈænədˌu
Xanthe	zˈænθi
Xantippe	zˈæntɪp zˈæntɪpi
Xerxes	zˈɝːksɪz zˈɝksiz
Xiamen	ʃjˈɑmˌɛn
Xian	ʃˈiæn ʃˈiɛn
Xiang	tʃˈæŋ ʃˈæŋ ʒˈæŋ
Xinjiang	ʃˈɪndʒjɑŋ
Xu	ʃˈu
Yahoo	jˈɑhˌu
Yahweh	jˈɑhwˌeɪ
Yalta	jˈɑltə
Yamaguchi	jˌɑməɡˈutʃi
Yamato	jɑmˈətoʊ
Yangtze	jˈæŋt.sˈi jˈɑŋt.sˈə jˈɑŋzˈi
Yauch	jˈaʊk
Yeadon	jˈidən
Yeats	jˈeɪt.s
Yehudi	jɛhjˈuːdi jəhˈudi
Yeung	jˈʌŋ
Yokohama	jˌoʊkəhˈɑmə
Yong	jˈɔŋ
Yorkshire	jˈɔɹkʃɚ jˈɔɹkʃɪɚ
Yoruba	jɔɹˈəbə jɑɹˈʊbə
Yosemite	joʊsˈɛməɾi joʊsˈɛmɪti
Youghal	jˈɔl
Younglove	jˈʌŋlˌʌv
Yucaipa	jˌukˈaɪpə
Yue	jˈueɪ
Yugoslav	jˈuɡəslˌɑv
Yukon	jˈukˌɑn
Yuletide	jˈuːlɪtˌaɪd jˈultˌaɪd
Zagreb	zˈɑɡɹˌɛb
Zairean	zaɪɹˈiən
Zamora	zəmˈɔɹə
Zapruder	zəpɹˈudɚ
Zeebrugge	zˈiːbɹʌɡ zˌibɹˈʊɡə zˌeɪbɹˈʊɡə
Zeppelin	zˈɛpɪlɪn zˈɛpəlɪn
Zhan	dʒˈɑn t.sˈɑn
Zhejiang	dʒˈədʒjˈɑŋ
Zhou	dʒˈoʊ
Zhu	dʒˈu zˈu
Zimbabwe	zɪmbˈɑbweɪ
aapa	ˈɑpɑ
aba	əbˈɑ æbˈə
abalone	ˌæbəlˈoʊni
abasia	əbˈeɪziə əbˈeɪʒiə əbˈeɪʒə
abattoir	ˌæbətwˈɑɹ
abbas	æbˈəz
abbasi	əbˈɑsi
abbe	ˈæbeɪ
abdication	ˌæbdɪkˈeɪʃən ˌæbdəkˈeɪʃən
abdomen	æbdˈəmən
abdominal	æbdˈɑːmɪnʌl æbdˈɑmənəl əbdˈɑmənəl
abducted	æbdˈʌktɪd
abductee	æbdˌəktˈi
abductees	æbdˌəktˈiz
abducting	æbdˈəktɪŋ
abductions	æbdˈʌkʃəns
abductor	æbdˈʌktɚ
abductors	æbdˈʌktɚz
abducts	æbdˈəkt.s
abdul	æbdˈʊl
abe	ˈəbi
abele	eɪbˈʌl
abeles	əbˈilz
abend	ˈəbɛnd
abhorrence	æbhˈɔɹənt.s əbhˈɑɹənt.s æbhˈɑɹənt.s
abhorrent	əbhˈɑɹənt
abided	əbˈaɪdɪd əbˈaɪdəd
abides	əbˈaɪds
ability	əbˈɪləɾˌi əbˈɪlɪtˌi
abnormality	ˌæbnɔɹmˈælɪti ˌæbnɔɹmˈæləti
abnormally	æbnˈɔɹməli
abo	ˈæboʊ
abominable	əbˈɑːmɪnəbʌl əbˈɑmnəbəl əbˈɑmənəbəl
abominably	əbˈɑːmɪnəbli əbˈɑmnəbli əbˈɑmənəbli
aborigine	ˌæbəɹˈɪdʒɪni
abortifacient	əbˌɔɹɾɪfˈeɪʃənt
absence	ˈæbsənt.s ˈæbsəəns ˈæbsəənt.s
absences	ˈæbsənt.sɪz ˈæbsəənsɪz
absent	ˈæbsənt ˈæbsɛnt
absented	ˈæbsəntɪd ˈæbsɛntɪd
absentia	æbsˈɛntʃiə æbsˈɛnʃiə æbsˈɛntʃə
absolute	ˈæbsəlˌuːt ˈæbsəljˌut
absolutely	ˌæbsəlˈuːtli ˌæbsəljˈutli
absolution	ˌæbsəlˈuːʃən ˌæbsəljˈuʃən
absolutist	æbsəlˈuːɾɪst
absolve	əbzˈɑlv æbzˈɑlv
absolved	əbzˈɑlvd æbzˈɑlvd
abstract	æbstɹˈækt
abstracted	ˈəbstɹˌæktɪd
absurdist	əbsˈɝːdɪst əbsˈɝdəst æbsˈɝdəst
abuser	əbjˈuzɚ əbjˈuzə
abysmal	əbˈɪzməl
abysmally	əbˈɪzməli
academe	ˈækədˌim
academician	ˌækədɪmˈɪʃən ˌækədəmˈɪʃən
accelerometer	æksˌɛləɹˈɑmətɚ ɪksˌɛləɹˈɑmətɚ
accent	æksˈənt æksˈɛnt
accents	ˈæksənt.s ˈæksɛnt.s
accept	əksˈɛpt ɪksˈɛpt æksˈɛpt
acceptability	æksˌɛptəbˈɪləti
acceptable	əksˈɛptəbʌl æksˈɛptəbəl ɪksˈɛptəbəl
acceptably	æksˈɛptəbli
accepted	əksˈɛptɪd ɪksˈɛptɪd æksˈɛptɪd
access	ˈæksˌɛs ˈəksˌɛs
accessibility	ˌəksɛsəbˈɪlɪti ˌəksɛsəbˈɪləti
accessible	əksˈɛsəbəl
accession	æksˈɛʃən əsˈɛʃən
accident	ˈæksɪdənt ˈæksədənt
accident's	ˈæksɪdənt.s ˈæksədənt.s
accidents	ˈæksɪdənt.s ˈæksədənt.s
acclamation	ˌækləmˈeɪʃən
acclimate	ˈækləmˌeɪt ˈæklɪmˌeɪt
acclimated	ˈækləmˌeɪɾɪd ˈæklɪmˌeɪtəd
acclimation	ˌækləmˈeɪʃən
accommodative	əkˈɑmədˌeɪtɪv
accompanied	əkˈʌmpənid əkˈʌmpnid
accompaniment	əkˈʌmpənˌimənt əkˈʌmpnimənt
accomplish	əkˈɑːmplɪʃ əkˈʌmplɪʃ
accomplishes	əkˈɑːmplɪʃɪz əkˈʌmplɪʃɪz
accountability	əkˈaʊntəbˌɪlɪɾi əkˈaʊntəbˌɪləti
accredited	əkɹˈɛdɪɾɪd əkɹˈɛdɪtəd
accretion	əkɹˈiʃən
accumulation	əkjˌuːmjʊlˈeɪʃən əkjˌumjəlˈeɪʃən
accumulative	əkjˈuːmjʊlˌətɪv əkjˈumjəlˌətɪv əkjˈumjəlˌeɪtɪv
accumulator	əkjˈuːmjʊlˌeɪɾɚ əkjˈumjəlˌeɪtɚ
accurate	ˈækjʊɹət ˈækjɚət ˈækjɚɪt ˈækəɹət
accurately	ˈækjʊɹətli ˈækjəɹɪtli ˈækjɚɪtli
acetaminophen	əsˌitəmˈɪnəfən
acetochlor	əsˈitoʊklˌɔɹ
acetone	ˈæsɪtˌoʊn ˈæsətˌoʊn
acetylcholine	əsˌitəlkˈoʊlin
ach	ˈætʃ ˈək ˈæk
achene	əkˈin
aches	ˈeɪks
acidity	əsˈɪdɪti
acidosis	ˌæsɪdˈoʊsɪs
acquiring	əkwˈaɪʌɹɪŋ
acquisition	ˌækwɪzˈɪʃən ˌækwəzˈɪʃən
acquisitive	əkwˈɪzətɪv
acrolein	ˈækɹəlˌin ˈəkɹoʊlˌiɪn
acropolis	əkɹˈɑpəlɪs
across	əkɹˈɑːs əkɹˈɔs
activities	æktˈɪvɪɾiz æktˈɪvətiz
activity	æktˈɪvɪɾi æktˈɪvəti
actress	ˈæktɹəs ˈæktɹɪs
actress's	ˈæktɹəsɪz ˈæktɹɪsɪz
actresses	ˈæktɹəsɪz ˈæktɹɪsɪz
acts	ˈækt.s ˈæks
actually	ˈæktʃˌuːʌli ˈækʃˌuəli ˈæktʃˌʊəli ˈæktʃˌʊəlɪ
actuarial	ˌæktjuˈɛəɹiəl
acumen	ækjˈuːmɛn ækjˈumən ækjˈəmɛn ækjˈəmən
adagio	ədˈɑdʒiˌoʊ ədˈædʒiˌoʊ
added	ˈædɪd ˈædəd
addict	ædˈɪkt
address	ədɹˈɛs ˈædɹɛs
addresses	ˈədɹˈɛsɪz
adduct	ˈədʌkt
ade	ˈeɪd
adenosine	ədˈinəsˌin ədˈɛnəsˌin ədˈɛnəsˌən
adenovirus	ədˈɛnoʊvˌaɪɹəs
adhere	ædhˈɪɹ ædhˈɪə
adhered	ædhˈɪɹd ædhˈɪəd
adherent	ædhˈɪɹənt ædhˈɪəɹənt
adherents	ædhˈɪɹənt.s ædhˈɪəɹənt.s
adhesion	ædhˈiʒən
adhesive	ædhˈisɪv
adios	ˌɑdiˈoʊs ˌædiˈɑs ˌɑdiˈɔs
adjudication	əddʒˌudɪkˈeɪʃən
adjunct	ˈædʒˌʌŋkt
adjutant	ˈædʒuːtənt ˈædʒətənt
administration	ədmˌɪnɪstɹˈeɪʃən ədmˌɪnəstɹˈeɪʃən
administrative	ədmˈɪnɪstɹˌətɪv
admins	ædmˈɪnz
admirable	ˈædmɪɹəbʌl ˈædməɹəbəl
admiralty	ˈædmɚɹʌlɾi ˈædmɪɹəlti
admirer	ədmˈaɪʌɹə
admirers	ədmˈaɪɝɹɚz ədmˈaɪɹɚz ædmˈaɪɚɚz
admiring	ædmˈaɪɚɪŋ
admiringly	ədmˈaɪɝɹɪŋli ədmˈaɪɹɪŋli
admission	ædmˈɪʃən
admission's	ædmˈɪʃənz
adrenal	ædɹˈinəl
advance	ədvˈæns ədvˈɑns
advanced	ədvˈænst ədvˈɑnst
advances	ədvˈænsɪz ədvˈɑnsɪz
advantageous	ædvəntˈeɪdʒiəs
advection	ædvˈɛkʃən
adventurer	ædvˈɛntʃɚɚ
adventurous	ædvˈɛntʃɚəs
advertisement	ædvˈɚtaɪzmənt
advertisements	ædvˈɚtaɪzmənt.s
advertorial	ˌædvɚtˈɔɹiəl
advice	ədvˈaɪs ædvˈaɪs
advisability	ˌædvˌaɪzəbˈɪləti
adviser	ædvˈaɪzɚ
advisers	ædvˈaɪzɚz
advisor	ædvˈaɪzɚ
advisors	ædvˈaɪzɚz
advocate	ˈædvəkət ˈædvəkeɪt
advocated	ˈædvəkətɪd ˈædvəkeɪtɪd
advocating	ˈædvəkətɪŋ ˈædvəkeɪtɪŋ
ae	ˈeɪ ˈi ˈʌ
aerobatic	ˌɛɚəbˈætɪk ˌɛɹəbˈætɪk
aerobics	ɛɹˈoʊbɪks əɹˈoʊbɪks
aeronautic	ˌɛəɹənˈɔtɪk
aerospace	ˈæɹoʊspˌeɪs
affectation	ˌæfɛktˈeɪʃən
affiant	ˈəfaɪʌnt
affirmation	ˌæfɚmˈeɪʃən ˌæfɝmˈeɪʃn
affirmations	ˌæfɚmˈeɪʃənz ˌæfɝmˈeɪʃnz
affrication	ˌæfɹɪkˈeɪʃən
aficionado	əfˌɪʃənˈɑːdˌoʊ əfˌɪʃiənˈɑdoʊ əfˌɪʃjənˈɑdˌoʊ əfˌiʃiənˈɑdoʊ
aftershave	ˌæftɚʃˈeɪv
aftershock	ˈæftɝɹʃˌɔk
against	əɡˈɛnst əɡˈeɪnst
agate	ˈæɡɪt ˈəɡæt
aggregation	ˌæɡɹɪɡˈeɪʃən ˌæɡɹəɡˈeɪʃən
aggressiveness	əɡɹˈɛsɪvnəs əɡɹˈɛsɪvnɪs
agility	ədʒˈɪlɪti ədʒˈɪləti
agora	ˈæɡəɹə ˈæɡəɹɑ
agoraphobia	əɡˌɔɹəfˈoʊbiə æɡˌɚəfˈoʊbiə æɡˌəɹəfˈoʊbiə
agra	ˈəɡɹɑ
agrarian	əɡɹˈɛəɹiən
agreeable	əɡɹˈiːəbʌl əɡɹˈiəbl
agriculturalist	ˌæɡɹɪkˈʌltʃɚɹəlɪst
ahorse	ˈəhɔɹs ˈəhɔs
ai	ˈaɪ ˈɑˈi
aileron	ˈeɪləɹˌɑn
ailurophile	eɪlˈʊɹəfaɪl aɪlˈʊɹəfaɪl
aires	ˈɛɹz ˈɛəɹz
airmail	ˈɛʌmeɪl
airplane	ˈɛɹplˌeɪn ˈɛʌpleɪn ˈɛplˌeɪn
airplanes	ˈɛɹplˌeɪnz ˈɛʌpleɪnz
aisle	ˈaɪʌl ˈaɪl
aisles	ˈaɪʌlz ˈaɪlz
ala	ˈeɪlə
alabaster	ˈæləbˌæstɚ
alameda	ˌæləmˈeɪdə ˌæləmˈidə
aland	ˈəlænd
alane	ælˈaɪn
alar	ˈeɪlˌɚ
alban	ˈælbən
albumin	ælbjˈuːmɪn ælbjˈumən ælbjˈʊmɪn
albuterol	ˌælbjˈutəɹɔl
alchemist	ˈælkɪmɪst ˈælkəmɪst
alcohol	ˈælkəhˌɑːl ˈælkəhˌɔl ˈɑlkəhˌɑl ˈɑlkəhˌɔl
alcoholic	ˌælkəhˈɑːlɪk ˌælkəhˈɔlɪk
alcoholics	ˌælkəhˈɑːlɪks ˌælkəhˈɔlɪks
alcoholism	ˈælkəhˌɑlˌɪzəm ˈælkəhˌɔlˌɪzəm
alcohols	ˈælkəhˌɑːlz ˈælkəhˌɔlz
aleatory	ˈeɪlɪətˌɔɹi ˈælɪətˌɔɹi
aleph	ˈɑlɛf ˈɑlɪf
alewife	ˈeɪlwˌaɪf
algorithm	ˈælɡəɹˌɪðəm
algorithmic	ˌælɡəɹˈɪðmɪk
algorithms	ˈælɡəɹˌɪðəmz ˈælɡəɹɹˌɪðəmz ˈælɡəɹˌɪðmz
alibi	ˈælɪbˌaɪ ˈæləbˌaɪ
alibis	ˈælɪbˌaɪz ˈæləbˌaɪz
alimentary	ˌælɪmˈɛntəɹi
alkahest	ˈælkəhˌɛst
alkermes	ˈælkɚmz ælkˈəmɪz
all-time	ˌɔːltˈaɪm
allegory	ˈælɪɡˌɔɹi ˈæləɡˌɔɹi
allene	ˈælˌin
allergen	ˈæləɹdʒɛn
alleys	ˈælɪz ˈæliz
alleyway	ˈælɪwˌeɪ ˈæliwˌeɪ
alleyways	ˈælɪwˌeɪz ˈæliwˌeɪz
allied	ælˈaɪd
alliteration	əlˈɪɾɚɹˌeɪʃən
allotment	əlˈɔtmɛnt
alma	ˈælmə
almonds	ˈɑlmənd.z
almoner	ˈælmənɚ
almost	ˈɔːlmˌoʊst ˈɑlmˌoʊst ˈoʊmˌoʊst ˈɔlmˌəs
already	ɔːlɹˈɛdi ɑlɹˈɛdi
alta	ˈɑltə
alternate	ˈɔltɚnət ˈɔltɚneɪt
alternately	ˈɔːltɝːnətli
alternation	ˈɔltɚnˌeɪʃən
alternative	ɔːltˈɝːnətɪv ɑltˈɝɹnətɪv
alternatives	ɔːltˈɝːnətɪvz ɑltˈɝɹnətɪvz
although	ˌɔːlðˈoʊ ˌɑlðˈoʊ
altimeter	æltˈɪmiːɾɚ æltˈɪmɪtɚ
altruism	ˈæltɹuˌɪzəm
altruistic	ˌæltɹuˈɪstɪk
alumina	əlˈuːmɪnə əljˈumɪnə
alumni	əlˈʌmnˌaɪ
alveolar	ælvˈioʊlɚ
always	ˈɔːlwˌeɪz ˈɑlwˌeɪz ˈɔlwˌəz ˈɔlwˌɪz
amalgam	əmˈælɡəm
amateurish	ˈæmətʃʊɚɪʃ
ambassador	æmbˈæsədɚ
ambassador's	æmbˈæsədɚz
ambassadorial	æmbˌæsədˈɔɹiəl
ambassadors	æmbˈæsədɚz
ambrosial	æmbɹˈoʊʒəl æmbɹˈoʊzɪəl
ambulance	ˈæmbjʊləns ˈæmbjələns ˈæmbələns
ambulances	ˈæmbjʊlənsɪz ˈæmbjələnsɪz
ambulatory	ˈæmbjʊlətˌɔːɹi ˈæmbjələtˌɔɹi
amd	ˈeɪˌɛmdˈiː
amd's	ˈeɪˌɛmdˈiːz
ameliorate	əmˈiːliʌɹˌeɪt
amenities	əmˈɛnɪɾiz əmˈɛnətiz
amenity	əmˈɛnɪɾi əmˈɛnəti əmˈinəti
ament	ˈeɪmənt
americium	æməɹˈɪsˌiəm
amiability	ˌeɪmiəbˈɪlɪɾi ˌeɪmiʌbˈɪləti
amiably	ˈeɪmiəbli ˈeɪmɪəblɪ
amicus	æmˈɪkəs
amide	ˈæmˌaɪd ˈeɪmˌaɪd ˈæmˌɪd
amidst	æmˈɪdst əmˈɪt.st
amine	ˌæmˈin ˌæmˈɪn ˌəmˈin
amit	ˌəmˈɪt
ammonia	əmˈoʊniə əmˈoʊnjə əmˈoʊnɪə
ammonium	əmˈoʊniəm
amnesty	ˈæmnəsti ˈæmnɪsti
amniocentesis	ˌæmnioʊsˌəntˈiːsɪs ˌæmnɪoʊsˌɛntˈisɪs
amniotic	ˈæmniɑːɾɪk
among	əmˈʌŋ əmˈɑŋ
amortize	ˈəmɔɹɾˌaɪz
amoxicillin	əmˈɑksɪsˌɪlɪn
amphibian	æmfˈɪbɪən
amphibole	ˈæmfɪbˌoʊl
amphora	ˈæmfəɹə
amplifier	ˈæmplɪfˌaɪɝ ˈæmpləfˌaɪɚ ˈæmpləfˌaɪɹ ˈæmpləfˌaɪə
amplifiers	ˈæmpləfˌaɪəɹz ˈæmpləfˌaɪɹz ˈæmpləfˌaɪəz
amplify	ˈæmplɪfˌaɪ ˈæmpləfˌaɪ
amputate	ˈæmpjuːtˌeɪt ˈæmpjʊtˌeɪt
amputated	ˈæmpjuːtˌeɪtɪd ˈæmpjʊtˌeɪtɪd
amputation	ˌæmpjuːtˈeɪʃən ˌæmpjʊtˈeɪʃən
amputee	ˈæmpjuːtˈiː ˈæmpjʊtˈi
amulet	ˈæmjʊlɪt ˈæmjəlɪt
amulets	ˈæmjʊlɪt.s ˈæmjəlɪt.s
amygdala	ˌəmɪɡdˈələ
amylin	ˈæmɪlˌɪn ˈæməlˌɪn
anachronism	ənˈækɹənˌɪzəm
anachronistic	ənˌækɹənˈɪstɪk
anaconda	ˌænəkˈɑːndə
anaerobe	ˈænɛɹˌoʊb ˈænəɹˌoʊb
anaerobic	ˌænɛɹˈoʊbɪk ˌænəɹˈoʊbik
analyses	ænˈəlaɪzˌɪz
analytically	ˌænəlˈɪtɪkəlli
anaphora	ænˈəfɔːɹə
anatomic	ˌænætˈɑmɪk
anatomist	ənˈætəmɪst
ancho	ˈɑntʃoʊ
anchovies	æntʃˈoʊviz
anchovy	æntʃˈoʊvi
ancient	ˈeɪnʃənt ˈeɪŋkʃənt
andante	ɑndˈɑnteɪ ændˈænteɪ
androgyny	ændɹˈɑdʒəni
anencephaly	ænɪnsˈɛfəlɪ
anesthesia	ˌænɪsθˈiːʒə ˌænəsθˈiʒə ˌænəstˈiʒə
angel	ˈeɪndʒʌl ˈeɪndʒɛl
angeles	ˈeɪndʒʌlz ˈeɪndʒɛlz
angelique	ˌændʒɪlˈiːk ˌændʒəlˈik
anger	ˈæŋɡɚ ˈeɪŋɡɚ
angered	ˈæŋɡɚd ˈeɪŋɡɚd
angiogenesis	ˌændʒɪoʊdʒˈɛnɪsɪs
angioplasty	ˌændʒˌioʊplˈæsti
angiotensin	ˌændʒˌɪoʊtˈɛnsɪn
angora	æŋɡˈɔːɹə
angrily	ˈæŋɡɹili ˈæŋɡɹəli
angst	ˈæŋkst
angstrom	ˈæŋstɹəm ˈɔŋstɹəm
angstroms	ˈæŋstɹəmz ˈɔŋstɹəmz
angular	ˈæŋɡjʊlɚ ˈæŋɡjulɚ
animation	ˌænɪmˈeɪʃən ˌænəmˈeɪʃən
anime	ˌænɪmˈeɪ
animosity	ˌænəmˈɑsɪti
anions	ˈænˌaɪɑnz
anklebone	ˈæŋklɪbˌoʊn ˈæŋkəlbˌoʊn
annelid	ˈænɪlɪd ˈænəlɪd ˈænələd
annexing	ænˈɛksɪŋ
anniversary	ˌænɪvˈɝːsɚɹi ˌænəvˈɝsəɹi
announcement	ənˈaʊnsmənt ənˈaʊnsmɛnt
announcements	ənˈaʊnsmənt.s ənˈaʊnsmɛnt.s
annual	ˈænjuːʌl ˈænjəl
annul	ˈənʌl
annulled	ˈənʌld
annulment	ˈənʌlmənt
anomie	ˈænoʊmi ˈænəmi
anopheles	ənˈɑfɪlˌiz
anorak	ˈænəɹˌæk
anorexia	ˌænəɹˈɛksiə
anorexic	ˌænəɹˈɛksɪk
another	ənˈʌðɚ ənˈʌðə eɪnˈʌðɚ ænˈʌðɚ
another's	ənˈʌðɚz ənˈʌðəz
answer	ˈænsɚ ˈɑːnsə ˈænsə
answer's	ˈænsɚz ˈɑːnsəz
answered	ˈænsɚd ˈɑːnsəd ˈænsəd
antagonistic	æntˌæɡənˈɪstɪk
antebellum	ˌæntɪbˈɛləm ˌæntibˈɛləm
antecedent	ˌæntˈɪsiːdənt
anteroom	æntˈiɹʊm
anthropological	ˌænθɹəpəlˈɑːdʒɪkʌl ˌænθɹəpəlˈɑdʒikəl
anthropomorphism	ˌænθɹəpəmˈɔɹfɪzəm
anti	ˈæntˌi
anti-war	ˌæntaɪwˈɔɹ
antibiotic	ˌæntaɪbaɪˈɑtɪk ˌæntibaɪˈɑtɪk ˌæntəbaɪˈɑtɪk
antibiotics	ˌæntaɪbaɪˈɑtɪks ˌæntibaɪˈɑtɪks
antibody	ˈæntɪbˌɑːdi ˈæntibˌɑdi ˈæntəbˌɑdi
anticipation	æntˌɪsɪpˈeɪʃən
anticline	ˈæntɪklˌaɪn ˈæntiklˌaɪn
anticorruption	ˌæntˌikəɹˈʌpʃən
antidisestablishmentarianism	ˌæntaɪdˌɪsɪstˌæblɪʃməntˈɛɚiənˌɪzəm ˌæntidˌɪsɪstˌæblɪʃməntˈɛəɹiənˌɪzəm
antihistamine	ˌæntaɪhˈɪstəmin ˌæntihˈɪstəmin
antimatter	æntaɪmˈætɚ æntimˈætɚ
antinomy	æntˈɪnəmˌi
antiphon	ˈæntɪfˌɑːn
antipodal	æntˈɪpədəl
antipodes	ˌæntɪpˈədiz
antisense	ˈæntaɪsˌɛns ˈæntisˌɛns
antiseptic	ˌæntɪsˈɛptɪk ˌæntisˈɛptɪk
antisocial	ˌæntaɪsˈoʊʃəl ˌæntisˈoʊʃəl
antitrust	ˌæntɪtɹˈʌst ˌæntitɹˈʌst
antiviral	ˌæntɪvˈaɪɝɹʌl ˌæntivˈaɪɹəl
antivirus	ˌæntɪvʌˈɪɹəs
anxiety	æŋɡzˈaɪəti
anxious	ˈæŋkʃəs ˈeɪŋkʃəs
anxiously	ˈæŋkʃəsli
any	ˈɛni ˈæni
anybody	ˈɛnɪbɑːdi ˈɛnibɑdi ˈɛnibədi
anybody's	ˈɛnibədiz
anyhow	ˈɛnɪhˌaʊ ˈɛnihˌaʊ ˈænihˌaʊ
anymore	ˌɛnɪmˈɔɹ ˌɛnimˈɔɹ ˌɛnimˈɔ
anyone	ˈɛnɪwˌʌn ˈɛniwˌʌn ˈæniwˌʌn
anyone's	ˈɛnɪwˌʌnz ˈɛniwˌʌnz
anything	ˈɛnɪθˌɪŋ ˈɛniθˌɪŋ
anything's	ˈɛnɪθˌɪŋz ˈɛniθˌɪŋz
anyway	ˈɛnɪwˌeɪ ˈɛniwˌeɪ
anyways	ˈɛnɪwˌeɪz ˈɛniwˌeɪz
anywhere	ˈɛnɪwˌɛʌ ˈɛnihwˌɛɚ
apartheid	əpˈɑɹtˌaɪd əpˈɑɹthˌeɪt əpˈɑthˌeɪt
aphelion	əfˈiliən əfˈiljən əfˈilɪən
aphrodisiac	ˌæfɹoʊdˈɪziæk ˌæfɹoʊdˈiziæk
aphrodite	ˌæfɹoʊdˈaɪt
apnea	ˈəpnɪʌ
apogee	ˈæpədʒˌi
apollonian	ˌæpəlˈoʊnɪən
apoptosis	ˌæpəptˈoʊsəs ˌæpətˈoʊsɪs ˌæpɑptˈoʊsɪs
apostolic	ˌæpəstˈɑlɪk
apostrophe	əpˈɑstɹəfˌi
apostrophes	əpˈɑstɹəfˌiz
apothecary	əpˈɑːθɪkˌɛɹi əpˈɑθəkˌɛəɹi
apotheosis	əpˌɑθiˈoʊsɪs
appallingly	ʌpˈɑlɪŋli
apparatchik	ˌæpɚɹˈætʃɪk
apparently	əpˈæɹəntli əpˈɛɹəntli
appealingly	əpɪˈilɪŋli
appel	ˈəpɛl
appellation	ˌæpəlˈeɪʃən
appendicitis	əpˌɛndˌɪsˈaɪɾɪs əpˌɛndˌɪsˈaɪtəs
appetite	ˈæpɪtˌaɪt ˈæpətˌaɪt
appetizing	ˈæpɪtˌaɪzɪŋ ˈæpətˌaɪzɪŋ
applicable	ˈəplɪkəbʌl
applicant	ˈæplɪkənt ˈæpləkɪnt
applicants	ˈæplɪkənt.s ˈæpləkɪnt.s
apply	əplˈaɪ æpəlˈi
appointee	əpɔɪntˈiː
appointment	əpˈɔɪntmənt əpˈɔɪntmɛnt əpˈɔɪntmɪnt
appointments	əpˈɔɪntmənt.s əpˈɔɪntmɛnt.s
appreciable	əpɹˈiːʃiəbʌl əpɹˈiʃəbl
appreciate	əpɹˈiːʃiˌeɪt əpɹˈisiˌeɪt əpɹˈɪʃiˌeɪt
appreciated	əpɹˈiːʃiˌeɪtɪd əpɹˈisiˌeɪtɪd
appreciates	əpɹˈiːʃiˌeɪt.s əpɹˈisiˌeɪt.s
appreciatively	ʌpɹˈiʃətɪvli
apprehensive	ˌæpɹɪhˈɛnsɪv
approaches	əpɹˈoʊtʃɪz əpɹˈoʊtʃiz
appropriate	əpɹˈoʊpɹiət əpɹˈoʊpɹieɪt
appropriated	əpɹˈoʊpɹiətɪd əpɹˈoʊpɹieɪtɪd
aptitude	ˈæptɪtjˌuːd
aquamarine	ˌækwəmɚɹˈiːn
aquarium	əkwˈɛɹiʌm əkwˈɛɹijəm
arango	əɹˈæŋɡoʊ
arbitrageur	ˈɑɹbɪtɹˌɑʒɝɹ
arbitrarily	ˈɑɹbɪtɹˌɛɹɪli
arboreal	ɑɹbˈɔːɹɪʌl
arboretum	ˌɑɹbəɹˈitəm
arcadian	ˌɑɹkˈeɪdiʌn ˌɑɹkˈeɪdɪən
arcanum	ˈɑɹkeɪnəm ˈɑɹkɑnəm
archangel	ˌɑɹkˈeɪndʒəl
archbishop	ˈɑɹtʃbˈɪʃəp
archdiocese	ˈɑɹtʃdˈaɪəsɪs ˈɑtʃdˈaɪəsɪs
archipelago	ˌɑɹkəpˈɛləɡˌoʊ ˌɑkɪpˈɛləɡˌoʊ
archival	ɑɹkˈaɪvʌl
aren't	ˈɑːnt ˈɑɹənt
arent	ˈɑɹɛnt
arguable	ˈɑɹɡjuːəbʌl ˈɑɹɡjuəbl ˈɑɡjuəbl
argument	ˈɑɹɡjuːmənt ˈɑɹɡjʊmənt ˈɑɡjʊmənt
argumentative	ˌɑɹɡjuːmˈɛntətɪv ˌɑɹɡjəmˈɛntətɪv ˌɑɡjʊmˈɛntətɪv
arguments	ˈɑɹɡjuːmənt.s ˈɑɹɡjəmənt.s ˈɑɡjʊmənt.s
argyle	ˈɑɹɡˌaɪl
aria	ˈɑɹiə
arie	ˈɑɹiɛ
aris	æɹˈɪs
arista	əɹˈɪstə
arithmetic	ˌɚɹɪθmˈətɪk
army	ˈɑɹmi ˈɑmi
aromatherapy	ɚɹˌoʊməθˈɛɹəpi
aromatic	ˌɛɹəmˈætɪk ˌæɹəmˈætɪk
arrhythmia	əɹˈɪðmiə
arris	ˈæɹɪs
arrow	ˈæɹoʊ ˈæɹə
arroyo	əɹˈɔɪoʊ
arsehole	ˈɑɹsɪhˌoʊl ˈɑɹshˌoʊl
arsenic	ˈɑɹsnɪk ˈɑɹsənɪk ˈɑɹsɛnɪk
arsenide	ˈæɹsənˌaɪd
art	ˈɑɹt ˈɑːt ˈəɹt ˈət
arteriosclerosis	ɑɹtˌɪɹioʊskləɹˈoʊsəs ɑtˈɪəɹɪˌoʊskləɹˈoʊsɪs
article	ˈɑɹɾɪkʌl ˈɑːtɪkʌl ˈɑɹtəkəl
articulate	ɑɹtˈɪkjələt ɑɹtˈɪkjəleɪt
articulated	ɑɹtˈɪkjələtɪd ɑɹtˈɪkjəleɪtɪd
articulation	ˌɑɹtɪkjʊlˈeɪʃən ˌɑɹtɪkjəlˈeɪʃən ˌɑtɪkjəlˈeɪʃən
articulatory	ɑɹtˈɪkjʊlətˌɔːɹi ɑɹtˈɪkjələtˌɔɹi
artificial	ˌɑɹɾɪfˈɪʃʌl ˌɑɹtəfˈɪʃəl
artiodactyl	ˌɑtɪoʊdˈæktɪl
artisanal	ˌɑɹtˈɪzənəl ˌɑɹtˈəzənəl ˌɑtˈɪzənəl
arugula	ˌəɹˈuɡələ ˌəɹˈʊɡələ
arum	ɛˈəɹəm
asbestosis	ˌæsbˌɛstˈoʊsɪs
asea	ˈəsi
ashok	ˈəʃɑːk
asked	ˈæskt ˈɑːskt ˈæst ˈɑst
aspartame	ˈəspɑɹɾˌeɪm
asper	ˈæspɚ ˈæspə
asphyxiation	æsfˌɪksiˈeɪʃən
aspirin	ˈæspɹɪn ˈæspɪɹɪn
aspirins	ˈæspɹɪnz ˈæspɪɹɪnz
assay	ˈəseɪ
assembler	əsˈɛmblɚ əsˈɛmbəlɚ
assimilation	əsˌɪmɪlˈeɪʃən əsˌɪməlˈeɪʃən
associate	əsˈoʊʃieɪt əsˈoʊsieɪt əsˈoʊʃiət
assume	əsˈuːm əsjˈuːm əʃˈum
assumed	əsˈuːmd əsjˈuːmd əʃˈumd
assumes	əsˈuːmz əsjˈuːmz
astraddle	əstɹˈædəl
astrakhan	ˈæstɹəkæn
astrologer	əstɹˈɑlədʒɚ
astrologers	əstɹˈɑlədʒɚz
astrological	ˌæstɹəlˈɑdʒɪkəl
astronomical	ˌæstɹənˈɑmɪkəl
astute	əstjˈuːt
asymmetric	ˌeɪsɪmˈɛtɹɪk ˌeɪsəmˈɛtɹɪk
asymmetry	ˌeɪsˈɪmɪtɹi
asymptomatic	ˌeɪsˌɪmptəmˈætɪk
asymptotic	ˈæsɪmptˌɑːɾɪk
asynchronous	ˈeɪsˈɪŋkɹənəs
atari	ətˈɑɹi
atavism	ˈætəvɪzəm
atavistic	ˈæɾəvɪstɪk
ataxia	ˈeɪtˈæksɪə ˈətˈæksɪə
ate	ˈeɪt ˈɛt ˈəteɪ
athenaeum	ˌæθənˈiːəm ˌæθɪnˈiəm
athwart	əθwˈɔɹt əθwˈɔt
atman	ˈɑtmæn
attaboy	ˈætəbˌɔɪ
attaché	ətæʃˈeɪ ætæʃˈeɪ
attar	ˈætɑɹ
attribute	ˈætɹɪbjut ətɹˈɪbjut ətɹˈɪbjʊt
attributes	ˈætɹɪbjut.s ətɹˈɪbjut.s
attribution	ˌætɹɪbjˈuʃən
au	ˈoʊ
audience	ˈɔːdiʌns ˈɔdɪəns
audience's	ˈɔːdiʌnsɪz ˈɔdɪənsɪz
audiences	ˈɔːdiʌnsɪz ˈɔdɪənsɪz
audiophile	ˌɔːdˈioʊfˌaɪl
audiovisual	ˌɔːdioʊvˈɪʒuːʌl
august	ˈɔːɡəst ˈɑɡʌst
auld	ˈoʊld
aunt	ˈænt ˈɑːnt ˈeɪnt
aunt's	ˈænt.s ˈɑːnt.s
aunts	ˈænt.s ˈɑːnt.s
auroral	ɔːɹˈɚɹʌl
aus	ˈoʊz
australopithecine	ɑstɹˌəloʊpˈɪθɪsˌin
authentication	ɔːθˌɛntɪkˈeɪʃən ɔθˌɛntɪkˈeɪʃn
authenticity	ˌɑθəntˈɪsɪti ˌɑθɛntˈɪsɪti
author	ˈɔːθɚ ˈɑθɚ
author's	ˈɔːθɚz ˈɑθɚz
authoritarian	ɔːθˌɔːɹɪtˈɛɹiʌn ɔθˌɔɹətˈɛɹiən əθˌɔɹətˈɛɹiən ˌɔθɑɹɪtˈɛəɹɪən
authoritatively	ɔθˌɔɹətˈeɪtɪvli ɔθˌɑɹɪtˈətɪvli
authority	əθˈɔːɹɪɾi əθˈɔɹti əθˈɔɹəti əθˈɑɹti
authorization	ˌɔθəɹaɪzˈeɪʃn
autobahn	ˈaʊtoʊbˌɑn
autobiographical	ˌɔtəbˌaɪəɡɹˈæfɪkəl
autobiography	ˌɔtəbaɪˈɑɡɹəfi
autoclave	ˈɔːɾoʊklˌeɪv
autocrat	ˈɔtəkɹˌæt
autograph	ˈɔtəɡɹˌɑf
autographs	ˈɔtəɡɹˌɑfs
automata	ɔtˈɑmətə
automatically	ˌɔːɾəmˈæɾɪkli ˌɔtəmˈætɪkəli ˌɑtəmˈætɪkəli ˌɔtoʊmˈætɪkəli
automobile	ˈɔːɾəməbˌɪʌl ˈɔtəməbˌil ˈɔtəmoʊbˌil
automobiles	ˈɔːɾəməbˌɪʌlz ˈɔtəməbˌilz
automotive	ˌɔtəmˈoʊtɪv ˌɑtəmˈoʊtɪv
auton	ˈɔːtɑːn
autumnal	ɔːɾˈʌmnʌl
auxiliary	ɔɡzˈɪliəɹi ɔɡzˈɪljəɹi
avalanche	ˈævəlˌɑːnʃ
avenue	ˈævənjˌuː
avenues	ˈævənjˌuːz
aver	ˈəvɝː
average	ˈævɹɪdʒ ˈævəɹɪdʒ
averaged	ˈævɹɪdʒd ˈævəɹɪdʒd
avital	əvˈɪtəl
avocet	ˈævəsˌɛt
avuncular	əvˈʌŋkjʊlɚ əvˈʌŋkjʊlə
awful	ˈɔːfʌl ˈɔfʊl
aww	ˈɔ ˈɑ
ayo	ˈæjoʊ ˈeɪjoʊ
ayu	ˈɑju
azalea	əzˈeɪliə
azaleas	əzˈeɪliəz
azidothymidine	əzˌɪdoʊθˈaɪmɪdˌin ˈeɪzɪdˌoʊθʌɪmˌɪdin ˈeɪzʌɪdˌoʊθʌɪmˌɪdin
babish	bˈɛbɪʃ
babka	bˈɑbkə
babu	bɑːbˈuː
babushka	bəbˈuʃkə
babylon	bˈæbɪlˌɑn
babysit	bˈeɪbɪsɪt bˈeɪbisɪt
babysitter	bˈeɪbɪsˌɪɾɚ bˈeɪbisˌɪtɚ
babysitter's	bˈeɪbɪsˌɪɾɚz bˈeɪbisˌɪtɚz
baccalaureate	bˌækəlˈɔɹɪət
baccarat	bˌækəɹˈɑ bˌɑkəɹˈɑ
bacchanal	bækˈənʌl
bacchanalia	bˌækənˈɑlɪə
bach	bˈætʃ
bacillus	bæsˈɪləs
background	bˈækɡɹˌaʊnd bˈækɹˌaʊnd
backgrounds	bˈækɡɹˌaʊnd.z bˈækɹˌaʊnd.z
backhanded	bˈækhˌændɪd bˈækhˌændəd
backing	bˈækɪŋɡ
backseat	bæksˈiːt
backyard	bˈækjˌɑːd
backyards	bˈækjˌɑːd.z
bacteriology	bˌæktɪɹˌiˈɑːlədʒi bæktˌɪəɹɪˈɑlədʒi
bacterium	bæktˈɪəɹɪəm
badlands	bˈædlˌænd.z
bae	bˈeɪ
bag	bˈæɡ bˈeɪɡ bˈɛɡ
bag's	bˈæɡz bˈeɪɡz
bagpiper	bˈæɡpˌaɪpɚ
bags	bˈæɡz bˈeɪɡz
bail	bˈeɪl bˈeɪəl
baking	bˈeɪkɪŋɡ
balbriggan	bælbɹˈɪɡən
balcony	bˈælkəni bˈælkoʊni
bald	bˈɔːld bˈɑld bˈoʊld
balding	bˈɔːldɪŋ bˈɑldɪŋ
baleen	beɪlˈin bəlˈin
ball	bˈɔːl bˈɑl
ballon	bˈəlɑn
bally	bˈæli
ballyhoo	bˈælɪhˈuː bˈælihˈu
banal	beɪnˈʌl
banality	beɪnˈælɪti bənˈælɪti
bandana	bˌændˈænə
bang	bˈæŋɡ
bangalore	bˈæŋɡəlˌɔɹ
banged	bˈæŋɡd
banger	bˈæŋɚ
bangs	bˈæŋɡz
banshee	bænʃˈiː
bantam	bˈæntəm
banya	bˈɑnjə
baptize	bæptˈaɪz
baptized	bæptˈaɪzd
baptizing	bæptˈaɪzɪŋ
barack	bˈɚɹɑːk
barbarism	bˈɑɹbəɹˌɪzəm
barbiturate	bɑɹbˈɪtjʊəɹeɪt bɑɹbˈɪtjʊəɹɪt bɑɹbˈɪtʃuɪt
bargain	bˈɑɹɡɪn bˈɑɹɡən bˈɑɡən
bargained	bˈɑɹɡɪnd bˈɑɹɡənd
bargaining	bˈɑɹɡɪnɪŋ bˈɑɹɡənɪŋ
bari	bˈæɹi
baris	bˈæɹɪs
barista	bəɹˈɪstə bəɹˈistə
barium	bˈɛɹiʌm bˈɛəɹɪəm
barometric	bˌæɹəmˈɛtɹɪk
baroness	bˈæɹənɛs
barrack	bˈæɹək
barracuda	bˌæɹəkjˈuːdə bˌæɹəkˈudə
barrette	bəɹˈɛt
barring	bˈɑɹɪŋɡ
barry	bˈɑɹi
basalt	bæsˈɑlt
baseball	bˈeɪsbˈɔːl bˈeɪsbˈɑl
bashaw	bəʃˈɔ
basically	bˈeɪsɪkli bˈeɪsɪkəli
basilica	bəsˈɪlɪkə
basins	bˈeɪsənz bˈeɪsɪnz
basketball	bˈæskɪtbˌɔːl bˈɑːskɪtbˌɔːl bˈæskɪtbˌɑl
bass	bˈeɪs bˈæs
basses	bˈeɪsɪz bˈæsɪz
basset	bˈæsɛt bˈæsɪt
bassoon	bəsˈun
basta	bˈɑstɑ
basted	bˈeɪstɪd
baster	bˈeɪstɚ bˈeɪstə
basting	bˈeɪstɪŋ
bath	bˈæθ bˈɑːθ bˈəθ
bathing	bˈeɪðɪŋɡ bˈæθɪŋ
bathroom	bˈæθɹˌuːm bˈɑːθɹˌuːm bˈæθɹˌʊm bˈɑθɹˌʊm
bathroom's	bˈæθɹˌuːmz bˈɑːθɹˌuːmz
bathrooms	bˈæθɹˌuːmz bˈɑːθɹˌuːmz
bathtub	bˈæθtʌb bˈɑːθtʌb bˈæθtʊb
bathtubs	bˈæθtʌbz bˈɑːθtʌbz
batik	bətˈik
batiste	bətˈist
battery	bˈæɾɚɹi bˈætʃɹi
battery's	bˈæɾɚɹiz bˈætʃɹiz
bayard	bˈeɪɚd bˈeɪəd
bayou	bˈaɪuː bˈaɪju bˈaɪoʊ
be	bˈiː bˈeɪ bˈə bˈɛ
bear	bˈɛɹ bˈɑɹ bˈɪɚ bˈɪə
bear's	bˈɛɹz bˈɑɹz
bearded	bˈɪʌdɪd
beaucoup	bˌoʊkˈu bˌukˈu
beautician	bjˈutˌɪtʃən
beautiful	bjˈuːtɪfʌl bjˈutɪfʊl
bebop	bˈɪbˌɑːp bˈibˌɑp
become	bɪkˈʌm bikˈʌm bəkˈʌm bɪkˈʊm
becomes	bɪkˈʌmz bəkˈʌmz
becoming	bɪkˈʌmɪŋ bəkˈʌmɪŋ bɪkˈʊmɪŋɡ
bedecked	bɪdˈɛkd
bedlam	bˈɛdləm
bedouin	bˈɛdwɪn
bedroom	bˈɛdɹˌuːm bˈɛdɹˌʊm
bedrooms	bˈɛdɹˌuːmz bˈɛdɹˌʊmz
beer	bˈɪɹ bˈɪʌ bˈiə
beer's	bˈɪɹz bˈɪʌz
before	bɪfˈɔɹ bɪfˈɔː bifˈɔɹ bəfˈɔɹ
befuddle	bɪfˈʌdʌl bɪfˈʌdl
begat	bɪɡˈæt biɡˈæt
begin	bɪɡˈɪn biɡˈɪn bəɡˈɪn
beginner	bɪɡˈɪnə
beginner's	bɪɡˈɪnəz
beginners	bɪɡˈɪnəz
begins	bɪɡˈɪnz bəɡˈɪnz
begonia	bɪɡˈoʊniʌ bəɡˈoʊniə
behave	bɪhˈeɪv bihˈeɪv
behaves	bɪhˈeɪvz bihˈeɪvz
behaving	bɪhˈeɪvɪŋ bihˈeɪvɪŋ
behemoth	bəhˈiməθ
behind	bɪhˈaɪnd bihˈaɪnd bəhˈaɪnd
bein	bˈin
being	bˈiːɪŋ bˈiŋ
believes	bɪlˈiːvz bəlˈivz
bellied	bˈɛlɪd bˈɛlid
bellies	bˈɛlɪz bˈɛliz
belligerent	bɪlˈɪdʒɚɹənt bəlˈɪdʒəɹənt
belote	bəlˈɑt
beluga	bɪlˈuːɡə bəlˈuɡə
belvedere	bˌɛlvɪdˈɪɹ
bene	bˈin
benediction	bˌɛnɪdˈɪkʃən bˌɛnədˈɪkʃən
benefactor	bˈɛnɪfˌæktɚ bˈɛnəfˌæktɚ bˈɛnəfˌæktə
beneficence	bənˈɛfɪsəns
beneficent	bˌənɛfˈɪsənt bˌənɛfˈəsənt
beneficial	bˌɛnɪfˈɪʃʌl bˌɛnəfˈɪʃəl
benefits	bˈɛnɪfɪt.s bˈɛnəfɪt.s
benet	bˈɛnɪt bˈɛnət bˈɪnɛt
benzene	bɛnzˈiːn
benzodiazepine	bˌɛnzoʊdaɪˈæzɪpin
benzodiazepines	bˌɛnzoʊdaɪˈæzɪpinz
bere	bˈɛɚ bˈɛə bˈɪɚ
bereave	bɪɹˈiv
bereaved	bɪɹˈivd
bereavement	bɛɹˈiːvmənt
bereft	bɪɹˈɛft bəɹˈɛft
beret	bˈɚɹeɪ
bering	bˈɪɹɪŋ
berlin	bɝːlˈɪn bəlˈɪn
bes	bˈiz
beside	bɪsˈaɪd bisˈaɪd bəsˈaɪd
besides	bɪsˈaɪd.z bisˈaɪd.z bəsˈaɪd.z
besiege	bɪsˈiːdʒ bəsˈidʒ
besieged	bɪsˈiːdʒd bəsˈidʒd
bestial	bˈɛstjʌl bˈɛstiəl bˈɛstʃəl
bestiality	bˌɛstiˈælɪɾi bˌistiˈælɪti bˌɛstʃiˈælɪti bˌistʃiˈælɪti
bestseller	bˈɛst.sˈɛlɚ
betel	bˈitəl
betrayed	bɪtɹˈeɪd bətɹˈeɪd
betta	bˈɛɾə bˈɛtɚ bˈɛtɑɹ
between	bɪtwˈiːn bətwˈin
bewildered	bɪwˈɪldɚd bəwˈɪldɚd bəwˈɪldəd
bewitch	bɪwˈɪtʃ bəwˈɪtʃ
beyond	bɪjˈɑnd bijˈɑnd
bhangra	bˈɑŋɡɹə
bi-weekly	baɪwˈiːkli
bialy	biˈæli
bicentennial	bˌaɪsɛntˈɛnɪəl
bichon	bˌiʃˈɔn
bidirectional	bˈaɪdɪɹˈɛkʃənʌl
bigamy	bˈɪɡəmi
biggies	bˈɪɡɪz bˈɪɡiz
bigram	bˈaɪɡɹæm
bilingual	baɪlˈɪŋɡwʌl baɪlˈɪŋɡjuəl
billiard	bˈɪliɑɹd bˈɪliəɹd
billiards	bˈɪlɪəd.z bˈɪljɚd.z
billion	bˈɪliʌn bˈɪljən
billions	bˈɪliʌnz bˈɪljənz
bimini	bˈɪmɪni
bindle	bˈɪndəl bˈɪndl
bio	bˌaɪˈoʊ
biochemist	bʌˌɪoʊkˈɛmɪst
biodegradable	bˌaɪoʊdɪɡɹˈeɪdəbʌl bˌaɪoʊdəɡɹˈeɪdəbəl bˌaɪədəɡɹˈeɪdəbəl
biologic	bʌˌɪəlˈɑdʒɪk
biomass	bˈaɪoʊmæs
bionic	bˌɪˈɑnɪk
biopic	bˈaɪoʊpˌɪk
biopsy	bˈaɪɑːpsi
biosafety	bˌaɪɑsˈeɪfti
biosphere	bˈaɪoʊsfˌɪɹ
biotech	bˈaɪoʊtˌɛk
biotechnology	bˌaɪoʊtˌɛknˈɑloʊdʒi
biotin	bˈaɪətɪn
biotite	bˈaɪətˌaɪt
bipartisan	baɪpˈɑɹɾɪsən baɪpˈɑɹtəsən baɪpˈɑɹtɪzæn
bipartisanship	baɪpˈɑɹtɪzənʃˌɪp baɪpˈɑɹtɪzænʃˌɪp
birdwatching	bˈɝɹdwˌɑtʃɪŋ
birth	bˈɝːθ bˈɝð
birthday	bˈɝːθdˌeɪ bˈɝθdˌi
birthday's	bˈɝːθdˌeɪz bˈɝθdˌiz
birthdays	bˈɝːθdˌeɪz bˈɝθdˌiz
births	bˈɝːθs bˈɝðz
biscotti	bɪskˈɑti bɪskˈɑtɪ
bise	bˈaɪs bˈiz
bisexual	bˌaɪsˈɛkʃuːʌl bˌaɪsˈɛkʃʊəl bˌaɪsˈɛkʃəwəl baɪsˈɛkʃʊl
bisexuality	bˌaɪsɛkʃuːˈælɪɾi
bismuth	bˈɪzməθ
bisque	bˈɪsk
bisson	bˈɪsən bˈɪsin
bitterness	bˈɪtənəs
bitumen	bˌɪtˈuːmɛn bˌɪtˈumən bˌaɪtˈumən bˌɪtjˈumən
bivalve	bˈaɪvˌælv
bivouac	bˈɪvwæk bˈɪvuæk
biweekly	baɪwˈikli
blabbermouth	blˈæbəɹmaʊθ
blackest	blˈækɪst blˈækəst
blacklisted	blˈæklˌɪstɪd blˈæklˌɪstəd
blastoderm	blˈæstədɚm
blessedness	blˈɛsɪdnɪs
blew	blˈuː bljˈu
blogosphere	blˈɑɡoʊsfˌɪɚ
bloodstream	blˈʌdstɹˌiːm blˈʌdstɹɪim
blossom	blˈɑsəm
blossomed	blˈɑsəmd
blossoms	blˈɑsəms
bluey	blˈui
bocce	bˈɑtʃi
boccia	bˈɑtʃə
bock	bˈɔk
bodega	boʊdˈeɪɡə
bodily	bˈɑːdili bˈɑdɪli
bodybuilder	bˈɑːdɪbˌɪldɚ bˈɑdibˌɪldɚ bˈɑdibˌɪldə
bodybuilders	bˈɑːdɪbˌɪldɚz bˈɑdibˌɪldɚz
bodybuilding	bˈɑːdɪbˌɪldɪŋ bˈɑdibˌɪldɪŋ
bodyguard	bˈɑːdɪɡˌɑɹd bˈɑdiɡˌɑɹd bˈɑdiɡˌɑd
bodyguards	bˈɑːdɪɡˌɑɹd.z bˈɑdiɡˌɑɹd.z
bogeyman	bˈoʊɡɪmˌæn bˈoʊɡimˌæn
bogie	bˈoʊɡi
bogue	bˈoʊɡ
boil	bˈɔɪl bˈɔɪəl
bolshoi	bɑːlʃˈɔɪ
bombastic	bɑmbˈæstɪk
bombay	bɑːmbˈeɪ
bonjour	bɑnʒˈʊɹ bɑnʒˈʊə
bonkers	bˈɑŋkəz
bonsai	bɑːnsˈaɪ
booklet	bˈʊklɪt bˈʊklət
bookstore	bˈʊkstˌɔː
bookstores	bˈʊkstˌɔːz
boondoggle	bˌuːndˈɑːɡʌl
boorish	bʊˈəɹɪʃ
borrowed	bˈɑːɹˌoʊd bˈɔɹˌoʊd
borrowing	bˈɔɹəwɪŋ
bossman	bˈɔsmæn bˈɑsmæn
bottler	bˈɑːtlɚ bˈɑtəlɚ
bottoms	bˈɑtəms
bouche	bˈuʃ
boudin	bˈudæn
bougainvillea	bˈoʊɡənvˌɪljə bˈuɡənvˌɪljə bˌuɡˌənvˈɪlɪə
bougie	bˈuʒˌi
bouillon	bˈujɑn bˈʊljən bˈʊljɑn
boulangerie	bˌulˈɑnʒɚɹi
boulevard	bˈʊləvˌɑɹd bˈuləvˌɑd
bouncer	bˈaʊnsə
bourgeois	bʊɹʒwˈɑː
bove	bˈʌv
bow	bˈoʊ bˈaʊ
bowery	bˈaʊɚɹi bˈaʊəɹi
bowing	bˈoʊɪŋ
bowl	bˈoʊl bˈɑl
bowline	bˈoʊlɪn
bowyer	bˈoʊjɚ bˈɔɪɚ
boy	bˈɔɪ bɔˈə
boy's	bˈɔɪz bɔˈəz
boyar	bɔɪˈɑɹ
boyfriend	bˈɔɪfɹˌɛnd bˈɔɪfɹˌənd
boyfriend's	bˈɔɪfɹˌɛnd.z bˈɔɪfɹˌənd.z
boyfriends	bˈɔɪfɹˌɛnd.z bˈɔɪfɹˌənd.z
brachiopod	bɹˈækiəpˌɑːd bɹˈækɪəpˌɑd
bradykinin	bɹædˈɪkʌɪnˌɪn
braggadocio	bɹˌæɡədˈoʊʃiˌoʊ bɹˌæɡədˈoʊtʃˌoʊ
brandywine	bɹˈændɪwˌaɪn bɹˈændiwˌaɪn
brassard	bɹˈæsɑɹd bɹˈəsɑd bɹˈəsɑɹd
bravado	bɹɑvˈɑdoʊ bɹəvˈɑdoʊ
brazier	bɹˈeɪziɚ bɹˈeɪzjɚ bɹˈeɪʒɚ
breakfast	bɹˈɛkfəst
breakfasted	bɹˈɛkfəstɪd
breakfasting	bɹˈɛkfəstɪŋ
brevity	bɹˈɛvɪɾi bɹˈɛvəti
brew	bɹˈuː bɹˈuʊ bɹɪˈʊ
brewery	bɹˈuːɚɹi bɹˈuəɹi
bridesmaid	bɹˈaɪd.zmˌeɪd
bridie	bɹˈaɪdi
brigantine	bɹˌɪɡəntˈiːn
brilliance	bɹˈɪljənt.s
brilliant	bɹˈɪliʌnt bɹˈɪljənt
brioche	bɹˌiˈɑʃ
broken	bɹˈoʊkən bɹˈoʊkɪn
bromine	bɹˈoʊmˌin
bronchitis	bɹɑŋkˈaɪtɪs
broski	bɹˈoʊski
brougham	bɹˈuəm
brouhaha	bɹˈuhɑhˌɑ
browsers	bɹˈaʊzəɹs
bruschetta	bɹuskˈɛtə bɹuʃˈɛtə
buchi	bˈʊtʃi
buddies	bˈʌdɪz bˈʌdiz
budding	bˈʌdɪŋ bˈʌdiŋ
budgetary	bˈʌdʒətˌɛɹi bˈʌdʒɪtɹi bˈʌdʒɪtˌəɹi
buffet	bəfˈeɪ bʊfˈeɪ bˈʌfeɪ bˈʌfɪt
bukkake	bˌukˈækˌi bˌukˈɑkˌeɪ bˌukˈɑkˌi
bulimia	bʊlˈɪmiʌ bulˈɪmiə bjulˈɪmiə bulˈimiə
bullhead	bˈʌlhˌɛd
bullied	bˈʊlɪd bˈʊlid
bullies	bˈʊlɪz bˈʊliz
bullion	bˈʊliʌn bˈʊljən
bullseye	bˈʊlzaɪ
bulwark	bˈʊlwɚk bˈʊlwək
bunch	bˈʌntʃ bˈʌnʃ
bunches	bˈʌntʃɪz bˈʌnʃɪz
bunnies	bˈʌnɪz bˈʌniz
buprenorphine	bjˈupɹənɔɹfˌin
bureaucrat	bjˈʊɹəkɹˌæt bjˈʊəɹəkɹˌæt
bureaucratic	bjˌʊəɹəkɹˈætɪk
burgess	bˈɝːdʒɛs bˈɝdʒɪs
burnette	bˈɝːnˈɛt
bus	bˈʌs bˈɔs bˈʊs bˈʊz
busby	bˈʌzbi
buses	bˈʌsɪz bˈɔsɪz
business	bˈɪznɪs bˈɪdnɪs bˈɪznɪz
businesses	bˈɪznɪsɪz
busted	bˈʌstəd
bustier	bˈʌstiˌɚ bˈustiˌɚ
but's	bˈʌt.s
butane	bjuːtˈeɪn
butterfingers	bˈʌtɚfɪŋɡɚz
byland	bˈaɪlənd
cabana	kəbˈɑnə kəbˈænə
cabaret	kˌæbɚɹˈeɪ
cabinet	kˈæbɪnət kˈæbnət kˈæbənət kˈæbɪnɪt
caboose	kəbˈus
cabotage	kˈæbətɪdʒ
cacao	kˈəkaʊ
cacciatore	kæksiˈæɾɚ
cacique	kəsˈik
cafe	kæfˈeɪ
cafes	kˌæfˈeɪz
cafeteria	kˌæfɪtˈɪɹiə kˌæfətˈɪəɹiə
cafeterias	kˌæfɪtˈɪɹiəz kˌæfətˈɪəɹiəz
calamari	kæləmˈɑɹi
calandra	kælˈəndɹə
calculation	kˌælkjʊlˈeɪʃən kˌælkjəlˈeɪʃən kˌælkjulˈeɪʃən
calculations	kˌælkjʊlˈeɪʃənz kˌælkjəlˈeɪʃənz
calculator	kˈælkjʊlˌeɪɾɚ kˈælkjəlˌeɪtɚ
caldera	kˌældˈɛɹə kældˈɛəɹə
call	kˈɔːl kˈɑl
calligrapher	kəlˈɪɡɹəfɚ
calligraphy	kəlˈɪɡɹəfi
calm	kˈɑːm kˈæm kˈɑlm kˈæɹm
calmed	kˈɑːmd kˈæmd
calming	kˈɑːmɪŋ kˈæmɪŋ
calmly	kˈɑɹmli
calms	kˈɑːmz kˈæmz
caloric	kəlˈɑɹɪk
calumet	kˌæluːmˈɪt kˌæljʊmˈɛt
calypso	kəlˈɪpsˌoʊ
camembert	kæmˈɑmbeɪɚ
camera	kˈæmɹə kˈæməɹə
cameras	kˈæmɹəz kˈæməɹəz
camomile	kˌæməmˈaɪl
can't	kˈænt kˈɑːnt kˈeɪnt
canada	kˈənɑdə
canard	kənˈɑɹd kənˈɑd
canasta	kənˈæstə
cancellation	kˌænsɪlˈeɪʃən kˌænsəlˈeɪʃən
cancellations	kˌænsɪlˈeɪʃənz kˌænsəlˈeɪʃənz
candor	kˈændɚ
cannot	kˈænɑːt kˈænnɑt kˈənnɑt kˈɛnnɑt
canola	kənˈoʊlə
cantata	kˌəntˈɑtə
cantore	kˈæntˌɔɹ
canyon	kˈæniən kˈænjən
capel	kˈeɪpəl
capillary	kˈəpɪlˌəɹi kˈæpɪlˌɛɹi
capitalize	kˈæpɪɾʌlˌaɪz kˈæpətəlˌaɪz
capitalized	kˈæpɪɾʌlˌaɪzd kˈæpətəlˌaɪzd
capitan	kˈæpɪtæn
capitulate	kəpˈɪtʃʊleɪt kəpˈɪtʃjʊleɪt kəpˈɪtʃəleɪt kəpˈɪtʃjəleɪt
caple	kˈeɪpəl
capon	kˈeɪpˌən
capote	kəpˈoʊt
cappuccino	kˌæpˌuːtʃˈiːnoʊ kˌæpˌətʃˈinoʊ kˌæpˌʊtʃˈinoʊ kˌæpˌətʃˈini
cappuccinos	kˌæpˌuːtʃˈiːnoʊz kˌæpˌətʃˈinoʊz
caprese	kˌəpɹˈeɪzi
capsaicin	kˌæpsˈeɪsɪn kˌæpsˈeɪsən kˈæpseɪəsˌən
captain	kˈæptɪn kˈæptən
captain's	kˈæptɪnz kˈæptənz
caput	kæpˈʊt kæpˈət kəpˈʊt
caramelize	kˈæɹəməlʌˌɪz kˈɑɹəməlʌˌɪz
carat	kˈæɹət kˈɛɹət
caravel	kˈæɹəvˌɛl
carbonated	kˈɑɹbənˌeɪɾɪd kˈɑɹbənˌeɪtəd kˈɑɹbɑnˌeɪtəd
carbone	kˈɑɹbˌən
carborundum	kˌɑɹbəɹˈʌndəm
carburetor	kˈɑɹbɚɹˌeɪɾɚ kˈɑɹbjəɹˌeɪtɚ
carburetors	kˈɑɹbɚɹˌeɪɾɚz kˈɑɹbjəɹˌeɪtɚz
carcinogen	kɑɹsˈɪnədʒən
carcinogenic	kˌɑɹsɪnədʒˈɛnɪk
cardamom	kˈɑɹdəməm kˈɑɹdəmɑm kˈɑdəməm
cardigan	kˈɑːdɪɡən
cardiology	kˌɑɹdiˈɑlədʒi
cardiovascular	kˌɑɹdioʊvˈæskjʊlɚ kˌɑɹdioʊvˈæskjəlɚ kˌɑdioʊvˈæskjʊlɚ kˌɑdioʊvˈæskjəlɚ
care	kˈɛɹ kˈɛʌ kˈɪɚ
careful	kˈɛɹfʌl kˈɛfəl
carefully	kˈɛɹfəli kˈɛfəli
careless	kˈɛɹləs kˈɛʌləs kˈɛəlɪs
caricature	kˈɛɹɪkətʃˌʊɚ kˈæɹɪkətʃˌʊə kˈəɹɪkətʃˌʊɚ
carillon	kˈɛɹɪlˌɑn kˈəɹɪljˌən
carl	kˈɑːl
carmel	kɑɹmˈʌl
carnelian	kɑɹnˈiːliʌn kɑɹnˈiljən
carob	kˈæɹəb
caroche	kəɹˈoʊtʃ
caron	kæɹˈən
carousel	kˈæɹəsˌɛl
carpentry	kˈɑpɪntɹi
carpet	kˈɑɹpɪt kˈɑɹpət
carpets	kˈɑɹpɪt.s kˈɑɹpət.s
carpool	kˈɑːpˌuːl
carport	kˈɑɹpˌɔt
carried	kˈɛɹid
carrion	kˈæɹiʌn kˈæɹən kˈɛɹiən kˈæɹɪən
carrol	kˈæɹəl kˈɛɹəl
carry	kˈæɹɪ
carrying	kˈæɹiɪŋ kˈɛɹiɪŋ
carvel	kɑɹvˈʌl kɑɹvˈɪl kɑvˈɪl
cas	kˈæʒ
casal	keɪsˈəl
casbah	kˈæzbɑ
cascade	kæskˈeɪd
casein	kˈeɪsiɪn
cashier	kæʃˈɪʌ
cashier's	kæʃˈɪʌz
cassata	kəsˈɑtə
cassia	kˈæsiə
cassowary	kˈæsəwˌɛɹi
castrate	kˈæstɹˌeɪt
casualty	kˈæʒuːʌlɾi kˈæʒjʊəlti
cataclysmic	kˌætəklˈɪzmɪk
catamaran	kˌæɾəmɚɹˈæn
catawba	kətˈɔbə
catch	kˈætʃ kˈɑtʃ kˈɛtʃ
catches	kˈætʃɪz kˈɑtʃɪz
catechism	kˈætɪkˌɪzəm
categorical	kˌæɾɪɡˈɔːɹɪkʌl kˌætəɡˈɔɹɪkəl
categorically	kˌætəɡˈɑɹɪkəli
categorization	kˌætəɡɚəzˈeɪʃən kˌætəɡəɹaɪzˈeɪʃən
catena	kətˈinə
catharsis	kəθˈɑɹsɪs kəθˈɑsɪs
catheter	kˈæθɛɾɚ kˈæθɪtɚ
catholic	kˈæθlɪk kˈæθəlɪk kˈɑθəlɪk
catholicism	kəθˈɔləsˌɪzm
caudillo	kˌɔdˈijoʊ kˌaʊdˈijoʊ
causation	kˌɔzˈeɪʃən
causative	kˈɔzətɪv
cave	kˈeɪv kˈeɪvi
celadon	sˈɛlədˌən sˈɛlədˌɑn
celandine	sˈɛləndˌaɪn
celeb	səlˈɛb
celebrant	sˈɛləbɹənt sˈɛlɪbɹənt
celebrate	sˈɛləbɹˌeɪt sˈɛlɪbɹˌeɪt
celebrates	sˈɛləbɹˌeɪt.s sˈɛlɪbɹˌeɪt.s
celebrating	sˈɛləbɹˌeɪtɪŋ sˈɛlɪbɹˌeɪtɪŋ
celebratory	sɛlˈəbɹətˌɔːɹi
celebrity	səlˈɛbɹɪɾi sɪlˈɛbɹɪti
celerity	sɛlˈɛɹɪɾi sɪlˈɛɹɪti
celestial	səlˈɛstjʌl səlˈɛstiəl səlˈɛstʃəl
celibacy	sˈɛlɪbəsi sˈɛləbəsi
celibate	sˈɛlɪbət sˈɛləbət
celine	sɛlˈaɪn
cella	sˈɛlə
cellist	tʃˈɛlɪst
cellular	sˈɛljʊlɚ sˈɛljulɚ sˈɛljəlɚ
celluloid	sˈɛljuːlˌɔɪd sˈɛljəlˌɔɪd
cellulose	sˈɛljʊlˌoʊz
celt	sˈɛlt
cement	sɪmˈɛnt simˈɛnt səmˈɛnt
censuses	sˈɛnsuːsɪz sˈɛnsəsəz
centenary	sˈɛntənˌɛɹi sˈɛntinˌəɹi
centennial	sɛntˈɛnɪəl
centrifugal	sˈɛntɹɪfjˌuːɡʌl
century	sˈɛntʃɚɹi sˈɛntʃɹi sˈɛntʃʊɹi
century's	sˈɛntʃɚɹiz sˈɛntʃɹiz
cephalon	sˈɛfəlˌən sˈɛfəlˌɑn
cephalosporin	kˈɛfəlˌoʊspɔəɹˌɪn
ceramic	sɪɹˈæmɪk səɹˈæmɪk
ceramics	sɪɹˈæmɪks səɹˈæmɪks
cerebral	sˈɚɹiːbɹʌl
ceremony	sˈɛɹɪmˌəni sˈɛɹəmˌoʊni
certain	sˈɝːtʌn sˈɝən
certitude	sˈɝːtɪtjˌuːd
ch	tʃ
chaebol	tʃˈeɪbɑl tʃˈeɪbəl
chair	tʃˈɛɹ tʃˈɛʌ tʃˈɪɚ
chairman	tʃˈɛɹmən tʃˈɛmən
chalcedony	kˈælsɛdˌəni
challenge	tʃˈælɪndʒ tʃˈæləndʒ
challenged	tʃˈælɪndʒd tʃˈæləndʒd
challis	ʃˈæli
chalupa	tʃəlˈupə
cham	kˈæm
chamomile	kˌæməmˈaɪl
champaign	ʃæmpˈeɪn
chancellor	tʃˈænsɛlɚ tʃˈænslɚ tʃˈænsələ
chanson	ʃˈɑnsˌɔn
chaparral	tʃˌæpəɹˈæl ʃˌæpəɹˈæl ʃˌæpəɹˈɛl
chara	kˈɑɹə
character	kˈæɹɪktə
characteristic	kˌæɹəktəɹˈɪstɪk kˌɛɹəktəɹˈɪstɪk
characteristics	kˌæɹəktəɹˈɪstɪks kˌɛɹəktəɹˈɪstɪks
characterize	kˈæɹɪktɚɹˌaɪz kˈæɹəktəɹˌaɪz kˈɛɹəktəɹˌaɪz
characterized	kˈæɹɪktɚɹˌaɪzd kˈæɹəktəɹˌaɪzd kˈɛɹəktəɹˌaɪzd
characterizing	kˈæɹɪktɚɹˌaɪzɪŋ kˈæɹəktəɹˌaɪzɪŋ
characters	kˈæɹɪktɚz kˈæɹəktɚz kˈɛɹəktɚz kˈæɹəktəz
charcuterie	ʃɑɹkjˈutəɹi ʃɑɹkˈutəɹi
chardonnay	ʃɑɹdˈəneɪ ʃˌɑɹdnˈeɪ
charette	ʃəɹˈɛt
charisma	kəɹˈɪzmə
charismatic	kæɹɪzmˈætɪk
charity	tʃˈæɹɪɾi tʃˈæɹəti tʃˈɛɹəti
charlize	tʃˌɑɹlˈaɪz
charpie	tʃˈɑɹpi tʃˈɑpi
charrette	ʃəɹˈɛt
chartreuse	ʃɑɹtɹˈuːs
chastise	tʃæstˈaɪz
chauffeur	ʃoʊfˈɚ ʃoʊfˈə ʃɑfˈɝ
cheesy	tʃˈizi
chenier	ʃˈənɛɚ ʃˈɛnjɛɚ
chevy	tʃˈɛvˌi
chia	tʃˈiə
chicanery	ʃɪkˈeɪnɛɹi ʃɪkˈeɪnəɹi
chichi	tʃˈitʃi
chicken	tʃˈɪkɪn tʃˈɪkən
chicken's	tʃˈɪkɪnz tʃˈɪkənz
chickened	tʃˈɪkɪnd tʃˈɪkənd
chiffon	ʃɪfˈɑn
chihuahua	tʃɪwˈɑwˌɑ tʃɪwˈaʊwˌə
childe	tʃˈaɪldə tʃˈaɪld
chimerical	kɪmˈɛɹɪkəl
chimpanzee	tʃɪmpˈənziː
chinook	tʃɪnˈʊk tʃɪnˈuk ʃɪnˈʊk
chism	tʃˈɪzəm
chitinous	kˈaɪtɪnəs
chitlins	tʃˈitlɪnz
chlamydia	kləmˈɪdiə
chlorinate	klˈɑɹɪnˌeɪt
chloroform	klˈɑɹoʊfˌɔɹm
chlorophyll	klˈɔɹəfɪl klˈɑɹəfɪl
chocolate	tʃˈɑːklət tʃˈɑkələt tʃˈɑkəlɪt tʃˈɔkələt
chocolates	tʃˈɑːklət.s tʃˈɑkələt.s
choicest	tʃˈɔɪsɪst tʃˈɔɪsəst
choleric	kˈəlɛɹɪk
cholla	tʃˈɔɪə
chorale	kɔɹˈɑl
chorba	ʃˈɔɹbæ
choreograph	kˈɔɹjˌəɡɹæf kˈɑɹiəɡɹˌæf kˈɑɹiəɡɹˌɑf
chou	ʃˈu
chute	ʃˈuːt ʃjˈut ʃɪˈut
chutzpah	kˈʊt.spˌɑ
chyron	kˈaɪɹɑn
cicely	sˈɪsəli
cicero	sˈɪsəɹˌoʊ
cicerone	sˈɪsəɹoʊni
cinematic	sˌɪnɪmˈæɾɪk sˌɪnəmˈætɪk
cinematography	sˌɪnɪmətˈɑːɡɹəfi sˌɪnəmətˈɑɡɹəfi
cineplex	sˈɪnɪplˌɛks sˈɪnəplˌɛks
circular	sˈɝkjəlɚ
circulation	sˈɝːkjʊlˌeɪʃən
circulatory	sˈɝːkjʊlətˌɔːɹi sˈɝkjələtˌɔɹi sˈɝkjulətɹi
circumcision	sˌɝːkəmsˈɪʒən
circumscribe	sˌɝːkəmskɹˈaɪb
circumstances	sˈɝːkəmstˌænsɪz sˈɝkəmstˌɑnsɪz sˈɝkəmstˌənsɪz
circumstantial	sˌɝːkəmstˈænʃʌl
circumstantially	sˈɝɹkəmstˌænʃəlɪi
circumvent	sˌəkəmvˈɛnt
cirrhosis	sɝːɹˈoʊsɪs sɪɹˈoʊsɪs
citizen	sˈɪɾɪzən sˈɪtɪsən
citizen's	sˈɪɾɪzənz sˈɪtɪsənz
citrine	sˌɪtɹˈiːn
citron	sˈɪtɹən
citywide	sˈɪɾɪwˌaɪd sˈɪtiwˌaɪd
civet	sˈɪvɪt
civilian	sɪvˈɪljən
civilians	sɪvˈɪljənz
civilisation	sˌɪvɪlaɪzˈeɪʃən
civilization	sˌɪvɪlaɪzˈeɪʃən
civilizations	sˌɪvɪlaɪzˈeɪʃənz
civilized	sˈɪvɪlˌaɪzd
clairvoyance	klɛɹvˈɔɪəns
clairvoyant	klɛɹvˈɔɪənt
clandestine	klændˈɛstaɪn klændˈəstaɪn klændˈɪstaɪn
clarinet	klˌæɹənˈɛt klˌæɹɪnˈɛt klˌɛɹɪnˈɛt
clarinetist	klˌæɹɪnˈɛtɪst
class	klˈæs klˈɑːs klɛˈəs
classes	klˈæsɪz klˈɑːsɪz klˈæsiz
classmate	klˈɑːsmˌeɪt
classroom	klˈɑsɹˌʊm
classrooms	klˈɑsɹˌʊmz
claustrophobia	klˌɑstɹəfˈoʊbiʌ
claymation	klˈeɪmˌeɪʃən
cleanliness	klˈɛnlɪnəs klˈɛnlinəs klˈɛnlinɪs
clearance	klˈɪɹənt.s klˈɪəɹənt.s
clearly	klˈɪɹli klˈɪəli
clematis	klˈɛmətɪs
clergyman	klˈɝːdʒɪmən klˈɝdʒimən
cleverly	klˈɛvɚli klˈɛvəli
climate	klˈaɪmət klˈaɪmɪt
climate's	klˈaɪmət.s klˈaɪmɪt.s
climates	klˈaɪmət.s klˈaɪmɪt.s
clitoris	klɪɾˈɚɹɪs
clock	klˈɑːk klˈɔk
clocks	klˈɑːks klˈɔks
close	klˈoʊz klˈoʊs
closer	klˈoʊsɚ klˈoʊsə klˈoʊzɚ
clothesline	klˈoʊðzlaɪn
clothier	klˈoʊðiɚ
cloture	klˈoʊtʃɚ
clozapine	klˈoʊzəpˌin
cnn	sˈiːˈɛnˈɛn
coal	kˈoʊl kˈɑl
coarticulation	kˌoʊæɹtˈɪkjuleɪʃən
coaxial	kˈoʊˈæksiəl koʊˈæksɪiəl
coca-cola	kˌoʊkəkˈoʊlə
cochlear	kˈɑkliɚ kˈoʊkliɚ
cockamamie	kˌɑːkəmˈeɪmi
coeducational	kˈoʊˈɛdʒuːkˈeɪʃənʌl
coffee	kˈɔfi kˈɑfi kˈɔfɪ
coffee's	kˈɔfiz kˈɑfiz
coffees	kˈɔfiz kˈɑfiz
cognoscenti	kˌɑɡnəʃˈɛntˌi
coherence	koʊhˈɪɹənt.s koʊhˈɪəɹənt.s
cohesively	koʊhɪˈisɪvli
coincidence	koʊˈɪnsɪdəns kəwˈɪnsɪdəns
coincidences	koʊˈɪnsɪdənsɪz kəwˈɪnsɪdənsɪz
colestipol	kˈəlɛstəpˌɔl
coli	kˈoʊlaɪ
collaborator	kəlˈæbəɹˌeɪtɚ kəlˈæbəɹˌeɪtə
collaborators	kəlˈæbəɹˌeɪtɚz kəlˈæbəɹˌeɪtəz
collate	koʊlˈeɪt
collect	kəlˈɛkt kɑlˈɛkt kɑlˈɪkt
collects	kəlˈɛkt.s kɑlˈɛkt.s
collocation	kɑləkˈeɪʃən
collum	kˈɑləm
colonialism	kəlˈoʊniəlˌɪzəm kˈəloʊnjəlˌɪzəm
colonnade	kˌɑːlənˈeɪd
coloratura	kɑləɹətjˈʊɹə
colorblind	kˈʌləblˌaɪnd
colossal	kəlˈɑsʌl
colour	kˈʌlə
coloured	kˈʌləd
colours	kˈʌləz
combatant	kɑmbˈətənt kəmbˈætənt
combe	kˈum
combed	kˈumd
comber	kˈoʊmɚ kˈɑmbɚ kˈɑmbə
combine	kˈəmbaɪn
comedienne	kəmˌidiˈɛn kəmˌidɪˈɛn
comes	kˈʌmz kˈoʊmiz kˈoʊmɪs
comet	kˈɑːmɪt kˈɑmət
cometary	kˈɑmətˌɛɹi
comets	kˈɑːmɪt.s kˈɑmət.s
comfortable	kˈʌmftəbʌl kˈʌmftəɹbəl kˈʌmfətəbəl kˈʌmfəɹtəbəl
comfortably	kˈʌmftəbli kˈʌmftɚbli kˈʌmfɚtəbli kˈʌmfətəbli
comically	kˈɑːmɪkli kˈɑmɪkəli
comitatus	kɑmɪtˈeɪtəs
comly	kˈʌmli
commandant	kˌɑːməndˈɑːnt
commingle	kəmˈɪŋɡəl
commiserate	kəmˈɪzəɹˌeɪt kəmˈɪzəɹˌət
commissar	kˈɑməsˌɑɹ kˈɑmɪsˌɑ
commissary	kˈɑmɪsˌəɹi
commodities	kəmˈɑːdɪɾiz kəmˈɑdətiz
commodity	kəmˈɑːdɪɾi kəmˈɑdəti
common	kˈɑːmən kˈɑmɪn
communion	kəmjˈuːniʌn kəmjˈunjən
community	kəmjˈuːnɪɾi kəmjˈunəti
compact	kˈɑmpækt kəmpˈækt
compacted	kəmpˈæktɪd kəmpˈæktəd
compactor	kɑmpˈæktɚ kɑmpˈæktə
companion	kəmpˈæniʌn kəmpˈænjən
companions	kəmpˈæniʌnz kəmpˈænjənz
companionship	kəmpˈæniʌnʃˌɪp kəmpˈænjənʃˌɪp
compaq	kˈəmpˌæk
comparably	kˈɑmpæɹəbəli kˈəmpɛɹəbəli
compatible	kəmpˈæɾɪbʌl kəmpˈætəbəl
compensatory	kəmpˈɛnsətˌɔɹi kɑmpˈɛnsətˌəɹi
competence	kˈɑːmpɪtəns kˈɑmpətəns
competency	kˈɑːmpɪtənsi kˈɑmpətənsi
competent	kˈɑːmpɪtənt kˈɑmpətənt
complement	kˈɑːmplɪmənt kˈɑmpləmənt
complemented	kˈɑːmplɪməntɪd kˈɑmpləməntɪd
complete	kəmplˈiːt kɑmplˈit
complex	kˈɑːmplɛks kˈəmplɛks
complexes	kˈɑːmplɛksɪz kˈəmplɛksɪz
compliment	kˈɑːmplɪmənt kˈɑmpləmənt
complimented	kˈɑːmplɪməntɪd kˈɑmpləməntɪd
complimenting	kˈɑːmplɪməntɪŋ kˈɑmpləməntɪŋ
compo	kˈɑmpˌoʊ
compote	kˈɑmpoʊt kˈɑmpɑt
comprehend	kˌɑmpɹɪhˈɛnd
comprehended	kˌɑmpɹɪhˈɛndɪd
comprehensible	kˌɑːmpɹihˈɛnsɪbʌl kˌɑmpɹəhˈɛnsɪbəl
comprehension	kˌɑmpɹɪhˈɛnʃən
comprehensive	kˌɑmpɹɪhˈɛnsɪv
compress	kˈəmpɹɛs
computation	kˌɑːmpjuːtˈeɪʃən kˌɑmpjʊtˈeɪʃən
conal	kˈoʊnəl
concert	kˈɑːnsɚt kˈɑnsət kˈənsɝt
concert's	kˈɑːnsɚt.s kˈɑnsət.s
concerti	kʌntʃˈɛɹti
concerts	kˈɑːnsɚt.s kˈɑnsət.s
concessionaire	kənsˌɛʃənˈɛɹ
concha	kˈɑŋkə
concord	kˈəŋkˌɔɹd
concrete	kɑːŋkɹˈiːt
concubine	kˈɑːŋkjuːbˌaɪn kˈɑŋkjəbˌaɪn
concubines	kˈɑːŋkjuːbˌaɪnz kˈɑŋkjəbˌaɪnz
condescending	kˌɑːndɪsˈɛndɪŋ kˌɑndəsˈɛndɪŋ kˌɔndɪsˈɛndɪŋ kˌɔndisˈɛndɪŋ
condescension	kˌɑːndɪsˈɛnʃən kˌɑndisˈɛnʃən
condolences	kəndˈoʊlənsɪz kəndˈoʊlənsəz
conduct	kəndˈʌkt kˈɑndʌkt
conducts	kɑːndˈʌkt.s
conduit	kˈɑːnduːɪt kˈɑndɪt kˈɑndjʊɪt
confectionery	kənfˈɛkʃənˌɛɹi kənfˈɛkʃənɹi kənfˈɛkʃənˌəɹi
conference	kˈɑːnfɹəns kˈɑnfəɹəns
conferences	kˈɑːnfɹənsɪz kˈɑnfəɹənsɪz
confidante	kˈɑnfɪdˌɑnt
confidential	kˌɑːnfɪdˈɛnʃʌl kˌɑnfɪdˈɛnʃl
confidentiality	kˌɑːnfɪdˌɛnʃiˈælɪɾi
confine	kɑnfˈaɪn
confines	kˈənfˌaɪnz
conflict	kˈɑnflɪkt kənflˈɪkt
conflicts	kɑːnflˈɪkt.s
confluent	kɑːnflˈuːənt
cong	t.sˈɔŋ
congeries	kˈɑndʒəɹˌiz kəndʒɪˈəɹiz
congratulation	kənɡɹˌædʒʊlˈeɪʃən
congratulations	kənɡɹˌætʃəlˈeɪʃənz
congratulatory	kɑŋɡɹˈætʃuleɪtˌəɹi
congregant	kˈɑːŋɡɹɛɡənt kˈɑŋɡɹɪɡənt
congregate	kˈɑːŋɡɹɪɡˌeɪt kˈɑŋɡɹəɡˌeɪt
congregational	kˌɑːŋɡɹɪɡˈeɪʃənʌl kˌɑŋɡɹəɡˈeɪʃənəl
conifer	kˈɑnɪfɚ
conjugal	kˈɑːndʒuːɡʌl kˈɑndʒəɡəl kˈəndʒuɡəl kˈɑndʒʊɡəl
conjugate	kˌɑːndʒuːɡˈeɪt kˌɑndʒəɡˈeɪt kˌɑndʒəɡˈət
conjugates	kˌɑːndʒuːɡˈeɪt.s
conjugation	kˌɑːndʒuːɡˈeɪʃən kˌɑndʒəɡˈeɪʃən
conjugations	kˌɑːndʒuːɡˈeɪʃənz kˌɑndʒəɡˈeɪʃənz
conjunctions	kəndʒˈʌŋkʃəns
conjunctiva	kˌəndʒʌŋktˈɪvə
conjurer	kˈʌndʒəɹˌɚ
conlang	kɑnlˈæŋ kɑnlˈeɪŋ
connery	kˈənɝːɹi
connery's	kˈənɝːɹiz
conroe	kˈənɹoʊ
conscientious	kˌɑnʃiˈɛnʃəs
conscription	kənskɹˈɪpʃən
consecrate	kˈɑːnsɪkɹˌeɪt kˈɑnsəkɹˌeɪt kˈɑnsəkɹˌət
consecrated	kˈɑːnsɪkɹˌeɪɾɪd kˈɑnsəkɹˌeɪtɪd
consecutive	kənsˈɛkjuːtɪv kənsˈɛkjʊtɪv
consequences	kˈɑːnsɪkwˌənsɪz kˈɑnsɪkwˌɛnsɪz
consequently	kˈɑːnsɪkwəntli kˈɑnsɪkwɛntli kˈɑnsəkwɛntli
conservator	kənsˈɝvətɚ
console	kˈɑnsoʊl kənsˈoʊl
consoled	kˈɑnsoʊld kənsˈoʊld
consoles	kɑːnsˈoʊlz
consoling	kˈɑnsoʊlɪŋ kənsˈoʊlɪŋ
consonantal	kˌɑːnsənˈæntʌl
consort	kɑːnsˈɔɹt
conspiratorial	kənspˌɪɹətˈɔːɹiəl kənspˌɪɹətˈɔɹɪəl
constabulary	kənstˈæbjʊlˌɛɹi kənstˈæbjʊlˌəɹi
constantly	kˈɑːnstəntli kˈɑnstənli
constellation	kˌɑːnstɪlˈeɪʃən kˌɑnstəlˈeɪʃən
constellations	kˌɑːnstɪlˈeɪʃənz kˌɑnstəlˈeɪʃənz
constipated	kˈɑːnstɪpˌeɪɾɪd kˈɑnstəpˌeɪtəd
constituencies	kənstˈɪtʃuːənsiz kənstˈɪtʃʊənsiz kənstˈɪtjuənsiz
constitute	kˈɑnstɪtjˌuːt
constitutional	kˌɑnstɪtjˈuːʃənʌl
constitutionally	kˌɑːnstɪtˈuːʃənʌli kˌɑnstɪtjˈuʃənəli
constitutive	kˌənstˈɪtʃutˌɪv
construct	kɑːnstɹˈʌkt
constructed	kənstɹˈʌktəd
constructing	kɑːnstɹˈʌktɪŋ
constructs	kɑːnstɹˈʌkt.s
consumer	kənsˈuːmɚ kənsjˈumə kənʃˈumə
consumers	kənsˈuːmɚz kənsjˈuməz
contacts	kˈɑːntˌækt.s kˈəntˌækt.s
contemplative	kɑntˈəmplətɪv kəntˈɛmplətɪv
contemporaneous	kəntˌɛmpəɹˈeɪniəs
contemporaneously	kəntˌɛmpəɹˈeɪniəsli kɑntˌɛmpəɹˈeɪniəsli
contemptible	kəntˈɛmptɪbʌl kəntˈɛmptəbəl
content	kˈɑntɛnt kəntˈɛnt
contest	kˈɑntɛst kəntˈɛst
contraband	kˈɑːntɹəbˌænd
contract	kˈɑntɹækt kəntɹˈækt
contracted	kˈəntɹæktɪd
contractor	kˈɑntɹˌæktɚ
contrarian	kˌəntɹˈɛɹiən
contrast	kˈɑntɹæst kəntɹˈæst
contrasts	kˈɑntɹæst.s kəntɹˈæst.s
contravene	kˈɑːntɹəvˌiːn
contretemps	kˈɑntɹətˌɑn kˈɑntɹətˌɑnŋ
contributor	kəntɹˈɪbjuːɾɚ kəntɹˈɪbjətɚ kəntɹˈɪbjətə
contributors	kəntɹˈɪbjuːɾɚz kəntɹˈɪbjətɚz
contributory	kəntɹˈɪbjuːtˌɔːɹi kəntɹˈɪbjətˌɔɹi kɑntɹˈɪbjətˌɔɹi
conus	kˈoʊnəs
convalesce	kˌɑːnvəlˈɛs
convenience	kənvˈiːniəns kənvˈinjəns kənvˈinɪəns
conveniences	kənvˈiːniənsɪz kənvˈinjənsɪz
convenient	kənvˈiːniənt kənvˈinjənt
conveniently	kənvˈinjəntli kənvˈinɪəntli
conversely	kˈənvɝːsli
convert	kˈənvɝːt kˈɑnvɚt kˈɑnvət
converting	kˈənvɝːtɪŋ kˈɑnvɚtɪŋ
converts	kˈənvɝːt.s
convict	kˈɑnvɪkt kənvˈɪkt
convolute	kˈɑːnvəlˌuːt
convoluted	kˈɑːnvəlˌuːɾɪd kˈɑnvəlˌutəd kˈɑnvəljˌutɪd
cooperation	koʊˌɑːpɚɹˈeɪʃən
coordinate	koʊˈɔɹdəneɪt koʊˈɔɹdənɪt koʊˈɔdɪneɪt
coordinates	koʊˈɔɹdəneɪt.s koʊˈɔɹdənɪt.s
coordination	koʊˌɔɹdɪnˈeɪʃən
copied	kˈɑːpɪd kˈɑpid
copies	kˈɑːpɪz kˈɑpiz
coral	kˈɑɹʌl
cordless	kˈɔɹdləs kˈɔɹdlɪs
corner	kwˈɔɹnɚ kˈɔnɚ
cornered	kwˈɔɹnɚd kˈɔnɚd
cornet	kɔɹnˈɪt
cornmeal	kˈɔɹnmiʌl kˈɔɹnmˌil kˈɔnmˌil
cornucopia	kˌɔɹnuːkˈoʊpiʌ kˌɔɹnəkˈoʊpiə kˌɔɹnjəkˈoʊpiə
corollary	kˈɑɹɑlˌəɹi kˈɑɹəlˌəɹi
coronal	kɔɹˈənəl kɑɹˈənəl
coronavirus	kˈəɹoʊnˌəvaɪɹəs
corpora	kˈɔɹpəɹə kˈɔpəɹə
corpsman	kˈɔɹmən kˈɔɹzmən
corregidor	kɔɹˈɛhidɔɹ
correlate	kˈɔɹɪlˌeɪt kˈɔɹəlˌeɪt kˈɑɹəlˌeɪt kˈɔɹəlˌət
correlation	kˌɔɹɪlˈeɪʃən kˌɔɹəlˈeɪʃən kˌɑɹəlˈeɪʃən
correspond	kˌɔːɹɪspˈɑːnd kˌɔɹəspˈɑnd kˌɑɹəspˈɑnd
correspondence	kˌɑɹɪspˈɑndəns
corresponding	kˌɔːɹɪspˈɑːndɪŋ kˌɔɹəspˈɑndɪŋ kˌɑɹəspˈɑndɪŋ
correspondingly	kˌɔːɹɪspˈɑːndɪŋli kˌɔɹəspˈɑndɪŋli
corresponds	kˌɔːɹɪspˈɑːnd.z kˌɔɹəspˈɑnd.z
corridor	kˈɑɹɪdɔː
corrie	kˈɑɹi
corrugate	kˈɑɹʊɡˌeɪt
corset	kˈɔɹsɛt kˈɔɹsɪt
cortege	kɔɹtˈɛʒ
costen	kˈɑsən
costly	kˈɑstli
costume	kɑstjˈuːm
costumer	kˈɑstumɚ kˈɑstjumɚ
costumes	kɔstˈuːmz
cotyledon	kˈɑːɾɪlˌiːdən
could've	kˈʊdəv kˈʊdə
counterclockwise	kˌaʊntɚklˈɑːkwaɪz
counterfeit	kˈaʊntɚfˌɪt
counterproductive	kˈaʊntɚpɹədˌʌktɪv
countess	kˈaʊntɛs kˈaʊntɪs
countryman	kˈʌntɹimən
countrymen	kˈʌntɹimən
countryside	kˈʌntɹɪsˌaɪd kˈʌntɹisˌaɪd
countrywide	kˈʌntɹɪwˌaɪd kˈʌntɹiwˌaɪd
coup	kˈu
coupler	kˈʌpələ
coups	kˈuz
cour	kˈɝː kʊˈɚ
courant	kˈʊɹənt
courser	kˈɝsə
courtship	kˈɔɹtʃˌɪp kˈɔtʃˌɪp
cousin	kˈʌzən kˈʌzɪn
cousin's	kˈʌzənz kˈʌzɪnz
cousins	kˈʌzəns kˈʌzɪns
covalent	koʊvˈeɪlənt
covariance	kˌoʊvˈɛɹˌiəns kˌoʊvˈæɹˌiəns
covenant	kˈʌvnənt kˈʌvənənt
covert	kˈoʊvɝːt
covin	kˈʌvɪn
cowabunga	kˌaʊəbˈʌŋɡə
cowardly	kˈaʊɚdli kˈaʊədli
crackling	kɹˈæklɪŋ kɹˈækəlɪŋ
cranesbill	kɹˈeɪnzbˌɪl
cranium	kɹˈeɪnˌiəm
craton	kɹˈeɪtən kɹˈætɑn kɹˈeɪtɑn
crawfish	kɹˈɑfˌɪʃ
cray	kɹæˈɪ
creasy	kɹˈisi
credenza	kɹɪdˈɛnzə kɹədˈɛnzə
credibility	kɹˌɛdəbˈɪlɪti
credible	kɹˈɛdɪbʌl kɹˈɛdəbəl
credulity	kɹɛdʒˈuːlɪɾi kɹɪdʒˈulɪti kɹɪdˈulɪti
credulous	kɹˈɛdʒuːləs kɹˈɛdʒələs
crematorium	kɹɪmətˈɔːɹiʌm kɹimətˈɔɹiəm kɹɛmətˈɔɹɪəm
creole	kɹˈioʊl
creolize	kɹˈiˌəlˌaɪz
creosote	kɹˈiəsˌoʊt
cretaceous	kɹɛtˈeɪʃəs kɹətˈeɪʃəs
crewel	kɹˈuəl kɹˈul
cricketer	kɹˈɪkɪtɚ kɹˈɪkɪtə
criminal	kɹˈɪmɪnʌl kɹˈɪmənəl
criticality	kɹˌɪɾɪkˈælɪɾi
crocheted	kɹoʊʃˈeɪɪd kɹoʊʃˈeɪd
croissant	kɹəsˈɑnt kwɑsˈɑnt kɹwɑsˈɑn
croquet	kɹoʊkˈeɪ kɹoʊkˈi
crossbow	kɹˈɑsbˌoʊ
crossword	kɹˈɑswˌɝːd
crowl	kɹˈaʊl
cruces	kɹˈuːsɪz kɹˈusiz
crucifixion	kɹˌuːsɪfˈɪkʃən
crumby	kɹˈʌmi
cryogenic	kɹˈaɪoʊdʒˌɛnɪk
cryptocurrency	kɹˈɪptoʊkˌɝənsi
cuesta	kwˈɛstə
culex	kjˈulɛks
culinary	kjˈulɪnˌɛɹi kˈʌlɪnˌɛɹi
culpability	kˌʌlpəbˈɪlɪɾi kˌʌlpəbˈɪləti
cumbia	kˈumbjæ
cuneiform	kjˈuneɪɪfˌɔɹm kjˈunɪfˌɔɹm kjˈuniəfˌɔɹm
cunnilingus	kˌʌnilˈɪŋɡəs kˌʌnɪlˈɪŋɡəs
cupboard	kˈʌbɚd
cupboards	kˈʌbɚdz
cupidity	kjuːpˈɪdɪɾi kjupˈɪdəti
cupola	kjupˈələ kjupˈəloʊ kupˈələ
curare	kjˌʊɹˈɑɹˌi
cure	kjˈʊɹ kjˈʊə kjˈɝ
cures	kjˈʊɹz kjˈʊəz
curiosity	kjˌʊəɹiˈɑsəti kjˌɔɹiˈɑsəti
curious	kjˈʊɹiʌs kjˈɚiəs
curmudgeon	kɝːmˈʌdʒən
current	kˈʌɹənt kˈɝɪnt
currents	kˈʌɹənt.s kˈɝɪnt.s
curricular	kɝːɹˈɪkjʊlˌɚ kəɹˈɪkjəlˌɚ kɚˈɪkjəlˌɚ kəɹˈɪkjəlˌə
curriculum	kɝːɹˈɪkjʊləm kəɹˈɪkjələm kɚˈɪkjələm kɝɹˈɪkjuləm
currier	kˈʌɹɪə
cutesy	kjˈuːɾəsi kjˈut.si
cycling	sˈaɪklɪŋ sˈaɪkəlɪŋ
cyclohexane	sˌaɪkloʊhˈɛkseɪn
cyclone	saɪklˈoʊn
cyclopean	sˌaɪkloʊpˈiən sˌaɪkləpˈiən
cyclops	sˈaɪklˌɑps
cynically	sˈɪnɪkəli
cynosure	sˈaɪnəʃˌʊɹ
cytoplasm	sˈaɪtoʊplˌæzəm
cytoplasmic	sˌaɪtoʊplˈæzmɪk
dachshund	dˈæksˌənd dˈɑksˌənd
dactyl	dˈæktɪl
daddies	dˈædɪz dˈædiz
dado	dˈeɪdˌoʊ
dagmar	dˈæɡmˌɑɹ
dahlia	dˈeɪliːə dˈeɪlɪə dˈɑlɪə
daikon	dˈaɪkˌɑn
daintily	dˈeɪntilˌi dˈeɪntɪlˌi
daiquiri	dˈaɪkɪɹi dˈækɪɹi
dakar	dækˈɑɹ
dal	dˈɑl
damask	dˈæməsk
damme	dˈæm dˈæmi
damsel	dˈæmzəl
damson	dˈæmzən
dan	dˈæn dˈɑn
dan's	dˈænz dˈɑnz
dancer	dˈænsɚ dˈɑnsɚ
dancer's	dˈænsɚz dˈɑnsɚz
dancers	dˈænsɚz dˈɑnsɚz
dangerous	dˈeɪndʒəɹəs dˈeɪndʒɚs dˈeɪnʒəɹəs dˈeɪnʒɹəs
dangling	dˈæŋɡəlɪŋɡ
danso	dˈɑnsoʊ
daredevil	dˈɛʌdɛvʌl
darkness	dˈɑːknəs
darnedest	dˈɑɹndəst dˈɑɹndɪst dˈɑndɪst
darner	dˈɑnɚ
darts	dˈɑːt.s
dashing	dˈæʃɪŋɡ
data	dˈeɪɾə dˈætə dˈɑtə
daycare	dˈeɪkeɪɚ
de	dˈə
deaconess	dˈikənɛs
dead-end	dˌɛdˈɛnd
deafening	dˈɛfənɪŋɡ
dealership	dˈiːləʃˌɪp
dealings	dˈilɪŋɡz
dealmaker	dɪˈəlmeɪkɚ
deas	dˈiəs deɪˈəs
debated	dɪbˈeɪɾɪd dɪbˈeɪtəd
debenture	dɛbˈɛntʃɚ dɪbˈɛntʃə
debilitated	dɪbˈɪlɪtˌeɪtəd
debilitating	dɪbˈɪlɪtˌeɪtɪŋɡ
deblock	dˈiblɑk
deboard	dˈɪbɔɹd
debonair	dˌɛbənˈɛɹ
debug	diːbˈʌɡ
debugging	diːbˈʌɡɪŋ
debunks	diːbˈʌŋks dɪbˈʌŋks
debutante	dˈɛbjutˈɑnt dˈeɪbjutˈɑnt
debuts	dˈeɪbjuz dˈɛbjuz
decade	dɛkˈeɪd
decadence	dˈɛkədəns
decadent	dˈɛkədənt
decades	dɛkˈeɪd.z
decaffeinate	diːkˈæfɪnˌeɪt dikˈæfinˌeɪt
decaffeinated	diːkˈæfɪnˌeɪɾɪd dikˈæfinˌeɪtəd dɪkˈæfɪnˌeɪtəd
decaffeination	dikˌæfinˈeɪʃən
decals	dˈɪkˌælz
decamp	dɪkˈæmp dikˈæmp
decant	dɪkˈænt dəkˈænt
decanted	dɪkˈæntɪd dəkˈæntɪd
decapitated	dɪkˈæpɪtˌeɪɾɪd dɪkˈæpɪtˌeɪtəd
decathlete	dɪkˈæθliːt dikˈæθlit
decathlon	dɪkˈæθlɑn dikˈæθlɑn
deceitful	dɪsˈiːtfʌl dɪsˈitfʊl
decelerate	dɪsˈɛlɚɹˌeɪt disˈɛləɹˌeɪt
decennial	dɪsˈɛniəl dɪsˈɛnɪəl
decentralization	disˌɛntɹəlaɪzˈeɪʃən
decentralize	dɪsˈɛntɹʌlˌaɪz disˈɛntɹəlˌaɪz
decentralized	dɪsˈɛntɹʌlˌaɪzd disˈɛntɹəlˌaɪzd
decertification	dɪsˌɝːɾɪfɪkˈeɪʃən disˌɝtɪfɪkˈeɪʃən
decertify	dɪsˈɝːɾɪfˌaɪ disˈɝtɪfˌaɪ
decided	dˌɪsˈaɪdɪd dˌɪsˈaɪdəd
deciduous	dˌɪsˈɪdʒuəs dˌɪsˈɪdʒʊəs
decima	dɛsˈɪmə
decimation	dˈɛsɪmˌeɪʃən
declarant	dəklˈeɪɹənt dɛklˈəɹənt
declaratory	dɛklˈæɹətɹi
declare	dɪklˈɛɹ dɪklˈɛʌ dəklˈɛɚ
declassify	dɪklˈæsɪfˌaɪ diklˈæsɪfˌaɪ
declaw	dɪklˈɔː diklˈɔ
declutter	dɪklˈʌɾɚ diklˈʌtɚ
declutterer	diklˈʌtəɹɚ
decoding	dɪkˈoʊdɪŋɡ
decolonization	dikˌɑlənaɪzˈeɪʃən
decorator	dˈɛkəɹˌeɪtɚ
decoy	diːkˈɔɪ
decrease	dˈikɹis dɪkɹˈis
decreased	diːkɹˈiːst
decreases	diːkɹˈiːsɪz
decreasing	diːkɹˈiːsɪŋ
decriminalization	dikɹˌɪmɪnəlaɪzˈeɪʃən
decriminalize	dikɹˌɪmɪnəlˈaɪz
decriminalized	dikɹˌɪmɪnəlˈaɪzd
decriminalizing	dikɹˌɪmɪnəlˈaɪzɪŋɡ
dedicated	dˈɛdɪkeɪɾɪd dˈɛdɪkeɪtəd
defacing	dɪfˈeɪsɪŋɡ
defamation	dˌɪfəmˈeɪʃən dˌɛfəmˈeɪʃən
defeated	dɪfˈiːɾɪd dɪfˈitəd
defend	dɪfˈɛnd difˈɛnd dəfˈɛnd
defending	dɪfˈɛndɪŋ dəfˈɛndɪŋ
defends	dɪfˈɛnd.z difˈɛnd.z
defiance	dɪfˈaɪʌns dɪfˈaɪjəns
defiantly	dɪfˈaɪʌntli dɪfˈaɪjəntli
defibrillator	difˈɪbɹɪlˌeɪtɚ
definite	dˈɛfɪnət dˈɛfənət dˈɛfɪnɪt dˈɛfənɪt
definitely	dˈɛfɪnətli dˈɛfɪnɪtli dˈɛfnɪtli dˈɛfənɪtli
definition	dˌɛfɪnˈɪʃən dˌɛfənˈɪʃən
deflation	diːflˈeɪʃən dɪflˈeɪʃən
deflationary	diːflˈeɪʃənˌɛɹi dəflˈeɪʃənˌɛɹi dɪflˈeɪʃənɹi
deflator	diːflˈeɪɾɚ dɪflˈeɪtɚ
defoliant	dɪfˈoʊliʌnt difˈoʊlɪənt
deforest	dɪfˈɑɹɪst
deforestation	diːfˌɑɹɪstˈeɪʃən
deformation	dˌɪfɔɹmˈeɪʃən dˌifɔɹmˈeɪʃən dˌifɔmˈeɪʃən
deformity	dɪfˈɔɹmɪɾi dɪfˈɔɹməti dɪfˈɔmɪti
defrost	dɪfɹˈɔst difɹˈɔst difɹˈɑst
defrosting	dɪfɹˈɔstɪŋ difɹˈɔstɪŋ
defund	dɪfˈʌnd difˈʌnd
degen	dˈɪdʒɛn dˈidʒɛn
degradation	dˌɪɡɹədˈeɪʃən dˌɛɡɹədˈeɪʃən
degrading	dɪɡɹˈeɪdɪŋɡ
dehumidifier	diːhjuːmˈɪdɪfaɪɝ dihjumˈɪdɪfaɪjɚ
dehydrate	diːhˈaɪdɹeɪt
dehydrated	diːhˈaɪdɹeɪɾɪd dihˈaɪdɹeɪtəd dəhˈaɪdɹeɪtəd
deism	dˈiɪzəm
deities	dˈiɪtiz dˈeɪɪtiz
dejected	dɪdʒˈɛktɪd dɪdʒˈɛktəd
dejectedly	dɪdʒˈɛktɪdli dɪdʒˈɛktədli
delay	dɪlˈeɪ dəlˈeɪ
delayed	dɪlˈeɪd dəlˈeɪd
delays	dɪlˈeɪz dəlˈeɪz
delete	dɪlˈiːt dilˈit dəlˈit
deleted	dɪlˈiːtɪd dilˈitɪd
deleting	dɪlˈiːtɪŋ dilˈitɪŋ
deliberate	dɪlˈɪbɹət dɪlˈɪbəɹət dɪlˈɪbəɹeɪt
deliberated	dɪlˈɪbɹətɪd dɪlˈɪbəɹətɪd
deliberating	dɪlˈɪbɹətɪŋ dɪlˈɪbəɹətɪŋ
delicatessen	dˌɛlɪkətˈɛsən
delicious	dɪlˈɪʃəs dilˈɪʃəs dəlˈɪʃəs
deliciously	dɪlˈɪʃəsli dilˈɪʃəsli dəlˈɪʃəsli
delightful	dɪlˈaɪtfʌl dəlˈaɪtfəl
delineation	dɪlˌɪniːˈeɪʃən dilˌɪniˈeɪʃən
deliverable	dɪlˈɪvɹəbəl
deliverance	dɪlˈɪvɹəns
delusion	dɪlˈuːʒən dɪljˈuʒən
demand	dɪmˈænd dɪmˈɑːnd dəmˈænd
demanding	dɪmˈɑːndɪŋ
demark	dɪmˈɑɹk dimˈɑɹk
demerit	dɪmˈɛɹɪt
demerse	dˈɪmɝɹs
demesne	dɪmˈeɪn dɪmˈin
demigod	dˈɛmɪɡˌɑːd dˈɛmiɡˌɑd
demilitarize	dɪmˈɪlɪtəɹˌaɪz
demilitarized	dɪmˈɪlɪtəɹˌaɪzd
demobilization	dimˌoʊbɪlaɪzˈeɪʃən
demobilize	dɪmˈoʊbɪlˌaɪz dimˈoʊbɪlˌaɪz
democratically	dˌɛməkɹˈæɾɪkli dˌɛməkɹˈætɪkəli
demodulate	dˌɪmˌɑdʃəlˈeɪt
demodulation	dˌɪmˌɑdʃəlˈeɪʃən
demographer	dɛmˈɑːɡɹəfɚ dɪmˈɑɡɹəfɚ
demography	dɛmˈɑːɡɹəfi dɪmˈɑɡɹəfi
demolish	dɪmˈɑːlɪʃ dəmˈɑlɪʃ
demolished	dɪmˈɑːlɪʃt dəmˈɑlɪʃt
demonic	diːmˈɑːnɪk dɪmˈɑnɪk
demonstrably	dimˈɑnstɹəbli dɪmˈɑnstɹəbli
demos	dˈimˌɑs dˈimˌɔs
denarius	dɪnˈɛɚiəs dɪnˈɛɹiəs dɪnˈɑɹiəs
denationalization	dˌinˌæʃənəlaɪzˈeɪʃən
denationalize	dinˈæʃənəlˌaɪz
denature	dinˈeɪtʃɚ
deniability	dɪnˌaɪjəbˈɪlɪti
denominations	dɪnˌɑːmɪnˈeɪʃənz dɛnˌɑmɪnˈeɪʃənz
denounce	dɪnˈaʊns dinˈaʊns dənˈaʊns
denouncing	dɪnˈaʊnsɪŋ dinˈaʊnsɪŋ
deny	dɪnˈaɪ dənˈaɪ
deontology	diɑntˈɑlədʒi
deoxyribonucleic	diˌɑksiɹˌaɪboʊnuklˈiɪk diˌɑksɪɹˌaɪboʊnjuklˈeɪɪk
departure	dɪpˈɑɹtʃɚ dɪpˈɑɹtjɚ
depilatory	dəpˈɪlətˌɔɹi dˈɪpɪlətɹi
depleted	dɪplˈiːɾɪd dɪplˈitəd
depopulate	diːpˈɑːpjʊlˌeɪt dipˈɑpjəlˌeɪt
depopulation	diːpˌɑːpjʊlˈeɪʃən dipˌɑpjəlˈeɪʃən
deportation	dˌipɔtˈeɪʃən
deportee	dˌɪpɔɹɾˈiː
depositary	dɪpˈɑːzətˌɛɹi dɪpˈɑzɪtˌɛɹi dɪpˈɑzɪtɹi
depravation	dˌɪpɹəvˈeɪʃən dˌɛpɹəvˈeɪʃən
depravity	dɪpɹˈævɪɾi dəpɹˈævɪti
depreciate	dɪpɹˈiːʃiˌeɪt dɪpɹˈiʃɪˌeɪt
depreciation	dɪpɹˌiːʃiˈeɪʃən dɪpɹˌiʃɪˈeɪʃən
depredation	dˌɛpɹɪdˈeɪʃən dˌɛpɹədˈeɪʃən
deprenyl	dˈɛpɹənˌɪl
depressurize	dɪpɹˈɛʃɚɹˌaɪz dipɹˈɛʃəɹˌaɪz
deputy	dˈɛpjuːɾi dˈɛpjəti dˈɛpəti
der	dˈɝ
derail	dɪɹˈeɪl diɹˈeɪəl
derailed	dɪɹˈeɪld diɹˈeɪəld
deregulate	diːɹˈɛɡjʊleɪt diɹˈɛɡjəleɪt
deregulated	diːɹˈɛɡjʊleɪtɪd diɹˈɛɡjəleɪtɪd
deregulatory	diːɹˈɛɡjʊlətˌɔːɹi diɹˈɛɡjulətˌɔɹi diɹˈɛɡjələtɹi
derelict	dˈɛɹɪlˌɪkt dˈɛɹəlˌɪkt
dermis	dˈɝmɪs
derringer	dˈɛɹɪndʒɚ
desalination	dɪsˌælɪnˈeɪʃən disˌælɪnˈeɪʃən
describe	dɪskɹˈaɪb dəskɹˈaɪb
described	dɪskɹˈaɪbd dəskɹˈaɪbd
describes	dɪskɹˈaɪbz dəskɹˈaɪbz
describing	dɪskɹˈaɪbɪŋ dəskɹˈaɪbɪŋ
description	dɪskɹˈɪpʃən dəskɹˈɪpʃən
descriptions	dɪskɹˈɪpʃənz dəskɹˈɪpʃənz
descry	dɪskɹˈaɪ
desecrate	dɛsɪkɹˈeɪt
desecrated	dɛsɪkɹˈeɪɾɪd
desegregate	diːsˈɛɡɹɪɡˌeɪt disˈɛɡɹəɡˌeɪt
desensitize	diːsˈɛnsɪtˌaɪz dɪsˈɛnsɪtˌaɪz
desert	dˈɛzɚt dɪzˈɝt
deserter	dˈɪzɝːɾɚ
deserters	dˈɪzɝːɾɚz
deserve	dɪzˈɝːv dəzˈɝv
deserves	dɪzˈɝːvz dəzˈɝvz
desiccated	dˈɛsɪkeɪɾɪd dˈɛsɪkeɪtəd
designee	dˌɛzɪɡnˈi
desirable	dɪzˈaɪʌɹəbʌl
desire	dɪzˈaɪɝ dɪzˈaɪʌ dizˈaɪɹ
desiring	dɪzˈaɪʌɹɪŋ
desman	dˈɛsmən
desperado	dˌɪspɚɹˈɑːdoʊ dˌɛspəɹˈɑdoʊ
destitution	dˈɛstɪtˌuːʃən
destroyer	dɪstɹˈɔɪɚ dəstɹˈɔɪɚ
destroying	dɪstɹˈɔɪɪŋ dɪstɹˈɔɪjɪŋ
detach	dˈɪtˌætʃ
detachable	dɪtˈætʃəbʌl ditˈætʃəbəl dətˈætʃəbəl
detail	diːtˈeɪl dɪtˈeɪl
detailed	diːtˈeɪld dɪtˈeɪld
details	diːtˈeɪlz dɪtˈeɪlz
detainee	dˌɪteɪnˈiː
deteriorating	dɪtˈɪʌɹiʌɹˌeɪtɪŋ
deterioration	dɪtˈɪʌɹɪɹˌeɪʃən
deterrence	dɪtˈɛɹəns
detour	diːtˈʊɹ ditˈɔɹ
detox	dˈiːtˌɑːks
deva	dˈeɪvə
devaluate	diːvˈæljuːˌeɪt dɪvˈæljuˌeɪt
devastate	dˈɛvɪstˌeɪt dˈɛvəstˌeɪt
devastated	dˈɛvɪstˌeɪtɪd dˈɛvəstˌeɪtɪd
devastating	dˈɛvɪstˌeɪtɪŋ dˈɛvəstˌeɪtɪŋ
devastation	dˌɛvɪstˈeɪʃən dˌɛvəstˈeɪʃən
developmental	dɪvˌɛləpmˈɛntʌl
deviance	dˈiːviʌns dˈivɪəns
device	dɪvˈaɪs dəvˈaɪs
devices	dɪvˈaɪsɪz dəvˈaɪsɪz
devolution	dˌɪvəlˈuːʃən dˌivəlˈuʃən
devoted	dɪvˈoʊɾɪd dɪvˈoʊtəd
devotee	dˌɛvətˈi
dew	djˈuː
dewan	dˈəwɑn
dewar	dˈuɚ
dewire	dˈiwaɪɚ
dexterous	dˈɛkstɚɹəs dˈɛkstɹəs
di	dˈi
diaeresis	dˌaɪɛɹˈəsɪs dˌaɪɪəɹˈɪsɪs dˌaɪɛɹˈɪsɪs
diagnose	dˌaɪəɡnˈoʊs dʌˌɪəɡnˈoʊz
diagnosed	dˌaɪəɡnˈoʊst dʌˌɪəɡnˈoʊzd
dialysis	daɪˈæləsɪs daɪˈælɪsɪs
diamagnetic	dˌaɪəmæɡnˈɛtɪk
diamante	dˌaɪəmˈɑnti
diamond	dˈaɪʌmənd dˈaɪmənd
diaper	dˈaɪpɚ dˈaɪəpɚ dˈaɪəpə
diapers	dˈaɪpɚz dˈaɪəpɚz
diapsid	dˌaɪˈæpsɪd
diarrhea	dˌaɪəɹˈiə
diary	dˈaɪɚɹi dˈaɪəɹi dˈaɪɹi
diastase	dˈaɪəstˌeɪz
diastole	daɪˈæstəlˌi
dichromate	daɪkɹˈoʊmˌeɪt
dictate	dɪktˈeɪt
dictated	dɪktˈeɪɾɪd
dictates	dɪktˈeɪt.s
dictating	dɪktˈeɪtɪŋ
dictionary	dˈɪkʃənˌɛɹi dˈɪkʃənɹi dˈɪkʃənˌəɹi dˈɪkʃnˌəɹi
dideoxycytidine	dˌaɪdiˌɑksɪsˈɪtɪdˌin dʌˈɪdiˌɑksɪsʌˌɪtɪdˌin
didgeridoo	dˈɪdʒɹɪdˌuː dˈɪdʒəɹidˌu
didn't	dˈɪdnt dˈɪdənt
diel	dˈiːl dˈiəl daɪˈəl
dietary	dˈaɪʌtˌɚɹi dˈaɪətɹi dˈaɪətˌɛɹi
difference	dˈɪfɹəns dˈɪfəɹəns
differences	dˈɪfəɹənsɪz
different	dˈɪfɹənt dˈɪfəɹənt
differently	dˈɪfɹəntli dˈɪfəɹˈəntli
digest	daɪdʒˈɛst dˈaɪdʒɛst
digested	dˈaɪdʒˌɛstɪd
digestible	daɪdʒˈɛstɪbʌl daɪdʒˈɛstəbəl
digesting	daɪdʒˈɛstɪŋ dˈaɪdʒɛstɪŋ
digging	dˈɪɡɪŋɡ
digitalis	dˌɪdʒɪtˈælɪs
dignitary	dˈɪɡnɪtɹi
dijon	dˈidʒˌɑn
dilapidated	dɪlˈæpɪdˌeɪɾɪd dɪlˈæpɪdˌeɪtəd
dilate	dˌaɪlˈeɪt
dilatory	dˈɪlətˌɔɹi
dilettante	dɪlɪtˈɑnteɪ dɪlɪtˈɑnt dɪlətˈɑnti
dilithium	dˌaɪlˈɪθiəm
dillydally	dˈɪlidˈæli
diltiazem	dɪltˈaɪəzˌɛm
diminution	dˌɪmɪnjˈuːʃən
diminutive	dɪmˈɪnjətɪv dɪmˈɪnjʊtɪv dəmˈɪnjətɪv
dimorphic	daɪmˈɔɹfɪk daɪmˈɔfɪk
dimorphism	daɪmˈɔfɪzəm
dinar	dinˈɑɹ
dining	dˈaɪnɪŋɡ
diocesan	daɪˈɑsɪsən dʌɪˈɑsɪsən
diocese	dˈaɪəsˌɪs
dioceses	dˈaɪəsˌizɪz dˈaɪəsˌisɪz dˈaɪəsˌizəz
dion	dˈiɑːn
diorite	dˈaɪəɹˌaɪt
diphtheria	dɪfθˈɪɹiə dɪfθɪˈəɹiə dɪpθˈɪɹiə
diphthong	dˈɪfθˌɔŋ dˈɪpθˌɔŋ dˈɪfθˌɑŋɡ
diplomatically	dˌɪpləmˈæɾɪkli dˌɪpləmˈætɪkəli
direct	daɪɹˈɛkt dəɹˈɛkt
direction	daɪɹˈɛkʃən
directions	daɪɹˈɛkʃənz
directives	dɪɹˈɛktɪvz dəɹˈɛktɪvz
director	dɪɹˈɛktɚ daɪəɹˈɛktɚ
directorate	dɪɹˈɛktəɹət daɪɹˈɛktəɹət
directs	daɪɹˈɛkt.s dəɹˈɛkt.s
disability	dˌɪsəbˈɪlɪti
disabuse	dɪsəbjˈuz
disadvantageous	dˌɪsˌædvˌəntˈeɪdʒəs
disaster	dɪzˈæstɚ dɪzˈɑstɚ
disasters	dɪzˈæstɚz dɪzˈɑstɚz
disbelieving	dɪsbɪlˈivɪŋɡ
discerning	dɪsˈɝːnɪŋ dɪsˈɝniŋ
disciplinarian	dˌɪsɪplɪnˈɛɹiʌn dˌɪsɪplɪnˈɛəɹɪən
disciplinary	dˈɪsɪplɪnˌɛɹi dˈɪsəplənˌɛɹi dˈɪsɪplɪnˌəɹi
discombobulate	dˌɪskəmbˈɑːbjʊleɪt dˌɪskəmbˈɑbjəleɪt
disconcerted	dɪskənsˈɝːɾɪd dɪskənsˈɝtəd
disconnected	dˌɪskənˈɛktɪd dˌɪskənˈɛktəd
discontented	dˌɪskəntˈɛntɛd
discount	dˈɪskaʊnt dɪskˈaʊnt
discounted	dˈɪskˌaʊntɪd
discounting	dˈɪskaʊntɪŋ dɪskˈaʊntɪŋ
discounts	dɪskˈaʊnt.s
discoverable	dɪskˈʌvɹəbəl dɪskˈʊvɹəbəl
discriminating	dɪskɹˈɪmɪnˌeɪtɪŋɡ
discuss	dɪskˈʌs dɪskˈʊs
discussed	dɪskˈʌst dɪskˈʊst
discusses	dɪskˈʌsɪz dɪskˈʊsɪz
disease	dɪzˈiːz dəzˈiz
disembodied	dɪsɛmbˈɑːdid dɪsɪmbˈɑdid
disenfranchise	dɪsɛnfɹˈæntʃˌaɪz dɪsɪnfɹˈæntʃˌaɪz
disenfranchisement	dɪsɛnfɹˈæntʃˌaɪzmənt dɪsɪnfɹˈæntʃˌaɪzmənt dɪsɪnfɹˈæntʃˌɪzmənt
disgruntlement	dɪsɡɹˈʌntəlmɪnt
disguised	dɪsɡˈaɪzd dɪskˈaɪzd dɪzɡˈaɪzd
disgusted	dɪsɡˈʌstəd dɪskˈʌstəd dɪzɡˈʌstəd
disgusting	dɪsɡˈʌstɪŋ dɪskˈʌstɪŋ dɪzɡˈʌstɪŋ
dishevel	dɪsʃˈɛvəl
dishonored	dɪsˈɑnəd
disinterested	dˌɪsˈɪntəɹɛstɪd
dislocate	dˈɪsloʊkeɪt
dislocated	dˈɪsloʊkeɪɾɪd
dislocation	dɪslˈoʊkˈeɪʃən
disloyalty	dɪslˈɔɪʌlɾi dɪslˈɔɪjəlti
disobedience	dˌɪsəbˈidɪəns
disobedient	dˌɪsəbˈidɪənt
disorderly	dɪsˈɔdəli
disorganization	dɪsˌɔɹɡənaɪzˈeɪʃən
disorganized	dɪsˈɔːɡənˌaɪzd
disorientation	dɪsˌɔːɹiʌntˈeɪʃən dɪsˌɔɹiɪntˈeɪʃən dɪsˌɔɹɪəntˈeɪʃən
disparaging	dɪspˈæɹɪdʒɪŋɡ
dispensation	dˌɪspənsˈeɪʃən dˌɪspɛnsˈeɪʃən
dispenser	dɪspˈɛnsə
dispirited	dɪspˈɪɹɪtəd
displacement	dɪsplˈeɪsmənt dɪsplˈeɪsmɪnt dɪzplˈeɪsmənt
dispossess	dˌɪspəzˈəs
disputation	dɪspjˈuːtˈeɪʃən
disquiet	dɪskwˈaɪʌt dɪskwˈaɪɪt
disreputable	dɪsɹˈɛpjuːɾəbʌl dɪsɹˈɛpjʊtəbəl
dissatisfaction	dˌɪssætɪsfˈækʃən
dissatisfied	dɪssˈætɪsfˌaɪd
dissatisfy	dɪssˈætɪsfˌaɪ
dissect	daɪsˈɛkt
dissected	daɪsˈɛktɪd
disservice	dɪssˈɝvɪs
dissolve	dɪzˈɑlv dɪzˈɔlv
dissolved	dɪzˈɑlvd
dissolves	dɪzˈɑlvz dɪzˈɔlvz
distal	dˈɪstəl
distillate	dˈɪstɪlˌət
distinctiveness	dɪstˈɪŋktɪvnɪs
distortion	dɪstˈɔːʃən
distribute	dɪstɹˈɪbjuːt
distributed	dɪstɹˈɪbjuːɾɪd
distribution	dˌɪstɹɪbjˈuːʃən dˌɪstɹəbjˈuʃən
distributive	dɪstɹˈɪbjʊtɪv
diuretic	dˌaɪjəɹˈɛtɪk
diurnal	daɪˈɝnəl
divalent	daɪvˈeɪlənt
diversion	daɪvˈɝːʒən daɪvˈɝːʃən dɪvˈɝʒən
diverted	daɪvˈɝːɾɪd daɪvˈɝtəd
diverticulum	dˌaɪvɚtˈɪkjʊləm dˌaɪvɝtˈɪkjələm
divertimento	dɪvˌɝtɪmˈɛntˌoʊ dəvˌɝtəmˈɛntˌoʊ
dobro	dˈoʊbɹˌoʊ
doctoral	dˈɑktəɹʌl dˈɑktɹəl dˈɑktɔɹəl
doctrinal	dˈɑːktɹaɪnʌl
docudrama	dˌɑːkədɹˈɑːmə dˌɑkjʊdɹˈɑmə
document	dˈɑːkjuːmənt dˈɑkjʊmənt dˈɑkjʊmɛnt
documentary	dˌɑːkjuːmˈɛntɚɹi dˌɑkjəmˈɛntəɹi dˌɑkjʊmˈɛntəɹi dˌɑkjəmˈɛntɹi
documentation	dˌɑːkjuːməntˈeɪʃən dˌɑkjəməntˈeɪʃən dˌɑkjʊməntˈeɪʃən
documented	dˈɑːkjuːməntɪd dˈɑkjʊməntɪd
documents	dˈɑːkjuːmənt.s dˈɑkjəmənt.s dˈɑkjʊmənt.s dˈɑkjəmɛnt.s
doesn't	dˈʌzənt dˈʌdənt dˈʌnt
dog	dˈɑːɡ dˈɔɡ
dog's	dˈɑːɡz dˈɔɡz
dogs	dˈɑːɡz dˈɔɡz
doing	dˈuːɪŋ dˈɔɪŋ
dolce	dˈoʊltʃˌeɪ
doldrum	dˈɑldɹəm
doldrums	dˈɑldɹəmz
doll	dˈɑːl dˈɔl
doll's	dˈɑːlz dˈɔlz
dollar	dˈɑːlɚ dˈɑlə dˈɔlə
dollar's	dˈɑːlɚz dˈɑləz
dolled	dˈɑːld dˈɔld
dolls	dˈɑːlz dˈɔlz
domina	dɑːmˈɪnə
dominated	dˈɑːmɪnˌeɪɾɪd dˈɑmənˌeɪtɪd
domination	dˌɑːmɪnˈeɪʃən dˌɑmənˈeɪʃən
dominion	dəmˈɪniʌn dəmˈɪnjən doʊmˈɪnjən
dominions	dəmˈɪniʌnz dəmˈɪnjənz
dominus	dɑːmˈɪnəs
don't	dˈoʊnt dˈʌnt
donate	dˈoʊnˌeɪt
donated	dˈoʊnˌeɪɾɪd
donates	dˈoʊnˌeɪt.s
donating	dˈoʊnˌeɪɾɪŋ
done	dˈʌn dˈoʊn
doomsayer	dˌuːmsˈeɪɚ
doomsday	dˈumzdˌeɪ
door	dˈɔɹ dˈɔː dˈoʊ
door's	dˈɔɹz dˈɔːz
dopamine	dˈoʊpəmˌin
dorado	dəɹˈɑdoʊ
dos	dˈoʊz dˈuz
dossier	dˌɑːsiˈeɪ
dost	dˈʌst
doucet	dusˈɪt
dove	dˈʌv dˈoʊv
dovecote	dˈʌvkˌɑt
dovish	dˈʌvɪʃ
dowager	dˈaʊɪdʒɚ dˈaʊədʒɚ dˈaʊədʒə
downbeat	daʊnbˈiːt
drachma	dɹˈækmə dɹˈɑkmə
drainage	dɹˈeɪnɪdʒ dɹˈeɪnədʒ
dramaturgy	dɹˈæmətɝɹdʒi
draughty	dɹˈɑfti
drawer	dɹˈɔɹ dɹˈɔɹɚ
drawer's	dɹˈɔɹz dɹˈɔɹɚz
drawings	dɹˈɔːɹɪŋz
dreadful	dɹˈɛdfʌl dɹˈɛdfʊl
dreadfully	dɹˈɛdfəli dɹˈɛdfʊli
dress	dɹˈɛs dɹˈeɪs
dressage	dɹɛsˈɑʒ
dresser	dɹˈɛsə
drew	dɹˈuː dɹˈuʊ
drizzle	dɹˈɪzʌl dɹˈɪzl
drizzling	dɹˈɪzʌlɪŋ dɹˈɪzlɪŋ
dromedary	dɹˈɑmɪdˌəɹi
droplet	dɹˈɑːplɪt dɹˈɑplət
drove	dɹˈoʊv dʒɹˈoʊv
drowsy	dɹˈaʊzi
drudgery	dɹˈʌdʒəɹi
drunk	dɹˈʌŋk dʒɹˈʌŋk
druse	dɹˈuz
dual	djˈuːʌl
duality	duːˈælɪɾi djuˈælɪti
dubai	duːbˈaɪ
duce	dˈutʃeɪ
duchess	dˈʌtʃəs dˈʌtʃɪs
ductility	dʌktˈɪlɪdi
dudgeon	dˈʌdʒən
due	dˈuː djˈuː dʒˈu
duel	djˈuːəl
duels	djˈuːəlz
duke	djˈuːk
dumbass	dˈʌmˌæs
dumbledore	dˈʌmbəldˌɔɹ dˈʌmbəldˌɔ
dummies	dˈʌmɪz dˈʌmiz
dunite	djuːnˈaɪt dunˈaɪt dʌnˈaɪt
dunno	dʌnˈoʊ
duodenal	dˈuədˈinəl djˈuoʊdˈinəl
duodenum	duˈɑdənəm duˈədinəm djuˈoʊdinəm
duopoly	dˈuːɑːpˌəli
duplicate	dˈuplɪkət dˈuplɪkeɪt
duplicated	dˈuplɪkətɪd dˈuplɪkeɪtɪd
duplicative	duːplˈɪkətɪv
duplicitous	duːplˈɪsɪɾəs duplˈɪsətəs djuplˈɪsətəs djʊplˈɪsɪtəs
dura	dˈʊɹə djˈʊɹə djˈʊəɹə
durability	dʊɹəbˈɪlɪɾi dəɹəbˈɪləti
duration	dˈʊɹˈeɪʃən djˈʊɹˈeɪʃən dʒˈʊɹˈeɪʃən djˈəɹˈeɪʃən
duress	dˈʊɹɛs
during	djˈɔːɹɪŋ djˈʊəɹɪŋ dʒˈʊəɹɪŋ djˈɝɹɪŋ
durum	djˈuɹəm dˈʌɹəm
duty	dˈuːɾi djˈuti dʒˈuti
dyspnea	dˌɪspnˈiʌ
eager	ˈiːɡɚ ˈiːɡə ˈɪɡɚ ˈɪɡə
earlier	ˈɝːliɚ ˈɝlɪə
earthenware	ˈəθənwˌɛ
earthly	ˈəθli
easily	ˈizəli ˈizɪli
eau	jˈu
ebonics	ɛbˈɑːnɪks ibˈɑnɪks
eccentricity	ˌɛksɛntɹˈɪsɪti
ecclesiastic	ɪklˌiːziˈæstɪk əklˌiziˈæstɪk
ecclesiastical	ɪklˌiːziˈæstɪkʌl əklˌiziˈæstɪkəl
echard	ˈɛkɑɹd
echidna	əkˈɪdnə
echinacea	ˌɛkənˈeɪsˌɪə ˌɛkɪnˈeɪsˌɪə ˌɛkənˈeɪʃə
echolocation	ˌɛkoʊloʊkˈeɪʃən
ecological	ɛkəlˈɑːdʒɪkʌl ikəlˈɑdʒɪkəl
ecologist	ɛkˈɑːlədʒɪst ikˈɑlədʒɪst ɪkˈɑlədʒɪst
ecology	ɛkˈɑːlədʒi ikˈɑlədʒi ɪkˈɑlədʒi
economic	ˌiːkənˈɑːmɪk ˌɛkənˈɑmɪk
economize	ɪkˈɑːnəmˌaɪz ikˈɑnəmˌaɪz
economy	ɪkˈɑːnəmi ikˈɑnəmi əkˈɑnəmi
ecumenical	ˌɛkjʊmˈɛnɪkəl ˌikjʊmˈɛnɪkəl
eczema	ˈɛksəmə ˈɛɡzəmə ˈɛksmə
edelweiss	ˈeɪdəlvˌaɪs
edema	ɪdˈimə
editor	ˈɛdɪtə
editor's	ˈɛdɪtəz
educate	ˈɛdʒuːkˌeɪt ˈɛdʒəkˌeɪt ˈɛdʒʊkˌeɪt
educated	ˈɛdʒuːkˌeɪɾɪd ˈɛdʒəkˌeɪtɪd ˈɛdʒəkˌeɪdɪd ˈɛdjukˌeɪtɪd
education	ˌɛdʒuːkˈeɪʃən ˌɛdʒəkˈeɪʃən ˌɛdʒʊkˈeɪʃən
educational	ˌɛdʒuːkˈeɪʃənʌl ˌɛdʒəkˈeɪʃənəl ˌɛdʒʊkˈeɪʃənəl
educator	ˈɛdʒuːkˌeɪɾɚ ˈɛdʒəkˌeɪtɚ ˈɛdʒʊkˌeɪtə
eerily	ˈɪəɹɪli
effete	ɪfˈit
effigy	ˈɛfɪdʒi ˈɛfədʒi
effrontery	ɛfɹˈəntɚɹi
effusive	ˈɪfjuːsɪv
eggplant	ˈɛɡplˌænt
eggplants	ˈɛɡplˌænt.s
egotistical	ˌiɡoʊtˈɪstɪkəl
egret	ˈiːɡɹət ˈiɡɹɪt
eigenvalue	ˈaɪɡənvˌælju
eighteen	eɪtˈiːn
eighteenth	eɪtˈiːnθ
eir	ˈɛɹ ˈɛə
eisel	ˈeɪzəl ˈizəl
ejaculation	ɪdʒˌækjʊlˈeɪʃən idʒˌækjulˈeɪʃən
ejection	ɪdʒˈɛkʃən idʒˈɛkʃən ədʒˈɛkʃən
el	ˈɛl
elaborate	ɪlˈæbɹət ɪlˈæbəɹət ɪlˈæbəɹeɪt
eland	ˈilənd
elastic	ɪlˈæstɪk ilˈæstɪk əlˈæstɪk
elasticity	ˌɪlˌæstˈɪsɪti ˌɛlˌæstˈɪsɪti
elater	ˈɪleɪɾɚ
electioneer	ɪlˌɛkʃənˈɪɹ
electioneering	ɪlˌɛkʃənˈɪɹɪŋ
electorate	ɪlˈɛktəɹət ɪlˈɛktɹət
electric	ɪlˈɛktɹɪk ilˈɛktɹɪk əlˈɛktɹɪk
electricity	ɪlˌɛktɹˈɪsɪɾi ilˌɛktɹˈɪsɪti əlˌɛktɹˈɪsɪti ɪlˌɛktʃɹˈɪsɪti
electro	ɪlˈɛktɹoʊ
electrode	ˌɪlˈɛktɹoʊd ˌilˈɛktɹoʊd ˌəlˈɛktɹoʊd
electrolyte	ɪlˌɛktɹəlˈaɪt
electrolytic	ˌɪlˌɛktɹʊlˈɪtɪk
electromagnetism	ˌɪlˌɛktɹoʊmˈæɡnɪtˌɪzəm ˌɪlˌɛktɹoʊmˈæɡnətˌɪzəm
electronic	ˌɪlˌɛktɹˈɑːnɪk ˌilˌɛktɹˈɑnɪk ˌəlˌɛktɹˈɑnɪk ˌɛlˌɛktɹˈɑnɪk
eleemosynary	ɛlɪˈimɑsˌɪnəɹi
elegant	ˈɛlɪɡənt ˈɛləɡənt
elemental	ˌɛləmˈɛntəl
elephant	ˈɛlɪfənt ˈɛləfənt
elephant's	ˈɛlɪfənt.s ˈɛləfənt.s
elephantiasis	ˌɛlɪfəntˈaɪəsɪs
elephantine	ˌɛlɪfˈæntˌiːn ˌɛləfˈæntˌin ˌɛləfˈæntˌaɪn ˌɛləfˈəntˌin
elephants	ˈɛlɪfənt.s ˈɛləfənt.s
elevate	ˈɛlɪvˌeɪt ˈɛləvˌeɪt
elevated	ˈɛləvˌeɪdɪd ˈɛləvˌeɪdəd
elevator	ˈɛlɪvˌeɪɾɚ ˈɛləvˌeɪtɚ ˈɛləvˌeɪtə
elevator's	ˈɛlɪvˌeɪɾɚz ˈɛləvˌeɪtɚz
elevators	ˈɛlɪvˌeɪɾɚz ˈɛləvˌeɪtɚz
eleven	ɪlˈɛvən ilˈɛvən əlˈɛvən
elitism	ˈɪliːɾˌɪzəm
elocution	ˌɪləkjˈuːʃən ˌɛləkjˈuʃən
elongate	iːlˈɑːŋɡeɪt
else	ˈɛls ˈɛlt.s
else's	ˈɛlsɪz ˈɛlt.sɪz
elucidate	ɪlˈuːsɪdˌeɪt ɪljˈusɪdˌeɪt əlˈusədˌeɪt ɪljˈusɪdˌət
elusive	ɪlˈuːsɪv ɪljˈusɪv iljˈusɪv
emaciated	iːmˈeɪsiˌeɪɾɪd ɪmˈeɪsiˌeɪtɪd əmˈeɪʃiˌeɪtɪd
email	iːmˈeɪl ɛmˈeɪl
emailed	iːmˈeɪld
emailing	iːmˈeɪlɪŋ
emails	iːmˈeɪlz
emancipation	ɪmˌænsɪpˈeɪʃən ɪmˌænsəpˈeɪʃən
embargo	ɪmbˈɑːɡoʊ
embarrass	ɪmbˈæɹəs
embarrassed	ɪmbˈæɹəst ɪmbˈɛɹəst
embarrasses	ɪmbˈæɹəsɪz
embarrassing	ɪmbˈæɹəsɪŋ ɪmbˈɛɹəsɪŋ
embarrassingly	ɛmbˈæɹəsɪŋli ɪmbˈæɹəsɪŋli əmbˈɛɹəsɪŋli
embarrassment	ɪmbˈæɹəsmənt
embezzler	ɛmbˈɛzəlɚ
emblematic	ˌɛmbʌlmˈæɾɪk ˌɛmbləmˈætɪk
embody	ɛmbˈɑːdi ɪmbˈɑdi
embolism	ˈɛmbəlˌɪzəm
embroidered	ɪmbɹˈɔɪdəd
embroidery	ɛmbɹˈɔɪdɚɹi ɪmbɹˈɔɪdəɹi
emcee	ˈɛmsˈiː
emerged	ɪmˈɝːdʒd imˈɝdʒd
emergency	ɪmˈɝːdʒənsi imˈɝdʒənsi əmˈɝdʒənsi
emetic	ɪmˈɛɾɪk əmˈɛtɪk
emigre	ˈɛmɪɡɹˌeɪ
emir	ɛmˈɪɹ
emirate	ˈɛməɹət
emissary	ˈɛmɪsˌɛɹi
emitter	ɪmˈɪɾɚ imˈɪtə əmˈɪtə
emo	ˈɪmˌoʊ ˈimˌoʊ
emoticon	ɪmˈoʊtɪkˌɑn ɪmˈoʊtəkˌɑn
emoticons	ɪmˈoʊtɪkˌɑnz ɪmˈoʊtəkˌɑnz
emphysema	ˌɛmfɪsˈimə ˌɛmfɪzˈimə
empire	ˈɛmpaɪɝ ˈɛmpaɪə
empress	ˈɛmpɹɛs ˈɛmpɹəs ˈɪmpɹɛs
empty	ˈɛmpti ˈɛmti
emulate	ˈɛmjʊlˌeɪt ˈɛmjəlˌeɪt
emulator	ˈɛmjʊlˌeɪɾɚ ˈɛmjəlˌeɪtɚ
emulsifier	əmˈʌlsɪfˌaɪɚ ɪimˈʌlsɪfˌaɪɚ
emulsify	ɪmˈʊlsɪfaɪ
enable	ɪnˈeɪbʌl
enables	ɪnˈeɪbʌlz
enabling	ɪnˈeɪbʌlɪŋ
encampment	ɪŋkˈæmpmənt
enchanting	ɪntʃˈɑːntɪŋ
enclosed	ənklˈoʊzd
encomium	ɛnkˈoʊmˌɪəm ɛŋkˈoʊmˌɪəm ɪnkˈoʊmˌɪəm
encounter	ɪŋkˈaʊntə
encountered	ɪŋkˈaʊntəd
encounters	ɪŋkˈaʊntəz
encourage	ɪŋkˈʌɹɪdʒ
encouraged	ɪŋkˈʌɹɪdʒd
encourages	ɪŋkˈʌɹɪdʒɪz
encouraging	ɪŋkˈʌɹɪdʒɪŋ
encyclopaedia	ɪnsˌaɪkləpˈiːdiʌ
encyclopedia	ɪnsˌaɪkləpˈidiə ɪnsˌaɪkləpˈidɪə
encyclopedias	ɪnsˌaɪkləpˈidiəz ɪnsˌaɪkləpˈidɪəz
endeavored	ɪndˈɛvəd
endgame	ˈɛndɡeɪm
endive	ˈɛndɪv
endocrinology	ˌɛndəkɹɪnˈɑlədʒi
endogenous	ˌɪndˈɑdʒənəs
endometrial	ˌɛndəmˈitɹiəl
endoscopy	ˌɛndˈɔskəpi
endothermic	ˌɛndoʊθˈəmɪk
endow	ɛndˈaʊ ɪndˈaʊ
endowed	ɛndˈaʊd ɪndˈaʊd
endurance	ˈɛndʊɹəns ˈɪndʊɹəns ɪndjˈʊəɹəns
endure	ɛndˈʊɹ ɪndjˈʊɹ ɪndjˈʊəɹ ɪndʒˈʊəɹ
endured	ɛndˈʊɹd ɪndˈʊɹd
enduring	ɪndjˈʊɚɪŋ ɪndjˈʊəɹɪŋ ɪndˈɝɪŋ
energize	ˈɛnədʒʌˌɪz
energizing	ˈɛnədʒʌˌɪzɪŋ
energy	ˈɛnɚdʒi ˈɛnədʒi
enforce	ɪnfˈɔːs
enforced	ɪnfˈɔːst
enforcement	ɪnfˈɔːsmənt
enforces	ɪnfˈɔːsɪz
engagement	ɪŋɡˈeɪdʒmənt
engagements	ɪŋɡˈeɪdʒmənt.s
engaging	ɪŋɡˈeɪdʒɪŋ
engineer	ˈɛndʒɪnˈɪɹ
engineered	ˈɛndʒɪnˈɪɹd
engineering	ˈɛndʒɪnˈɪɹɪŋ
engineers	ˈɛndʒɪnˈɪɹz
engle	ˈɛŋɡəl
engram	ˈɛŋɡɹˌæm
engraved	ɪŋɡɹˈeɪvd
enigma	ɛnˈɪɡmə ənˈɪɡmə ɪnˈɪɡmə
enjoy	ˌɛndʒˈɔɪ ˌɪndʒˈɔɪ ˌəndʒˈɔɪ
enjoyable	ˌɛndʒˈɔɪəbʌl ˌɛndʒˈɔɪjəbəl ˌəndʒˈɔɪjəbəl ˌɪndʒˈɔɪjəbəl
enjoyed	ˌɛndʒˈɔɪd ˌɪndʒˈɔɪd ˌəndʒˈɔɪd
enjoying	ˌɛndʒˈɔɪɪŋ ˌɪndʒˈɔɪɪŋ ˌəndʒˈɔɪɪŋ
enjoys	ˌɛndʒˈɔɪz ˌɪndʒˈɔɪz ˌəndʒˈɔɪz
enlarge	ˌɪnlˈɑːdʒ
enlarged	ˌɪnlˈɑːdʒd
enlargement	ɪnlˈɑːdʒmənt
enlarging	ˌɪnlˈɑːdʒɪŋ
ennoble	ɛnˈoʊbʌl ɪnˈoʊbəl
ennobles	ɛnˈoʊbʌlz ɪnˈoʊbəlz
ennui	ˈɑnwi
enrage	ɛnɹˈeɪdʒ ɪnɹˈeɪdʒ
enraged	ɛnɹˈeɪdʒd ɪnɹˈeɪdʒd
enrollment	ɛnɹˈoʊlmənt ənɹˈoʊlmənt ɪnɹˈoʊlmənt
enshrine	ɛnʃɹˈaɪn ɪnʃɹˈaɪn ɛnʃɹʌˈɪn
ensure	ɪnʃˈɔː
ensures	ɪnʃˈɔːz
ensuring	ɪnʃˈɔːɹɪŋ
enthuse	ɛnθjˈuz ɛnθˈuz ɪnθjˈuz
enthusiasm	ɪnθjˈuːziˌæzəm
enthusiast	ɛnθˈuːziˌæst ɪnθˈuziˌæst ɪnθˈuziˌɪst
enthusiastic	ɛnθˌuːziˈæstɪk ɪnθˌuziˈæstɪk
entice	ɛntˈaɪs ɪntˈaɪs
enticement	ɛntˈaɪsmənt ɪntˈaɪsmənt
entire	ɛntˈaɪɝ əntˈaɪɚ ɪntˈaɪɚ əntˈaɪə
entirely	ɪntˈaɪɹli ɪntˈaɪəli
entirety	ɛntˈaɪɹɪɾi ɪntˈaɪəɹɪti
entitled	ɛntˈaɪɾʌld ɪntˈaɪtəld
entitlement	ɛntˈaɪɾʌlmənt əntˈaɪtəlmənt
entourage	ˌɑːntʊɹˈɑːʒ
entrance	ˈɛntɹəns ɛntɹˈæns
entrances	ˈɛntɹənsɪz ˈɛntɹənsəz ˈɛntɹænsəz
entrepreneur	ˌɑntɹəpɹənˈɝ ˌɑntɹəpɹənˈʊɹ
entrepreneurial	ˌɑntɹəpɹənˈɝiəl ˌɑntɹəpɹənˈɝɹiəl
entrepreneurs	ˌɑntɹəpɹənˈɝz ˌɑntɹəpɹənˈʊɹz
entrepreneurship	ˌɑntɹəpɹənˈʊɚʃɪp
entrusted	ɪntɹˈʌstɪd
entrée	ɑntɹˈeɪ
envelope	ˈɑːnvəlˌoʊp ˈɛnvəlˌoʊp ˈɑnvlˌoʊp ˈɛnvɛlˌəp
enveloped	ɪnvˈɛləpt
envelopes	ˈɑːnvəlˌoʊps ˈɛnvəlˌoʊps
environmental	ɛnvˌaɪɹənmˈɛntʌl ɪnvˌaɪɹənmˈɛntəl ənvˌaɪɚnmˈɛntəl
envisioning	ɪnvˈɪʒnɪŋ
eohippus	ˌioʊhˈɪpəs
ephedrine	ɛfˈɪdɹiːn ɛfˈədɹin ɛfˈədɹɪn
ephemeral	ɪfˈɛmɚɹʌl əfˈɛməɹəl ɛfˈɛməɹəl
epicurean	ˌɛpɪkjʊɹˈiʌn
epidural	ˌɛpɪdʒˈuːɹʌl
epigenetic	ˌɛpɪdʒənˈɛtɪk
epinephrine	ˌɛpɪnˈɛfɹɪn
episcopal	əpˈɪskəpəl
episcopalian	ɪpˌɪskəpˈeɪliʌn əpˌɪskəpˈeɪliən
episode	ˈɛpɪsˌoʊd ˈɛpəsˌoʊd
episodes	ˈɛpɪsˌoʊd.z ˈɛpəsˌoʊd.z
episteme	ˈɪpɪstˌiːm ɛpˈɪstimi ɛpˈəstimi
epistemic	ˌɛpɪstˈimɪk ˌɛpəstˈimɪk
epistemological	ɪpˌɪstɪməlˈɑːdʒˌɪkʌl ɪpˌɪstəməlˈɑdʒˌɪkəl ɪpˌɪstəməlˈɑdʒˌəkəl
epistemology	ɪpˌɪstɪmˈɑːlədʒˌi ɪpˌɪstəmˈɑlədʒˌi ipˌɪstəmˈɑlədʒˌi əpˌɪstəmˈɑlədʒˌi
epistolary	ɪpˈɪstəlˌɛɹi
epithelium	ˌɛpɪθˈiːliʌm ˌɛpɪθˈilɪəm
epithet	ˈɛpɪθˌɛt ˈɛpəθˌɛt
epitomize	ɛpˈɪɾəmˌaɪz əpˈɪtəmˌaɪz
eponymous	ɛpˈɑːnˌɪməs ɪpˈɑnˌɪməs əpˈɑnˌəməs
equable	ˈɛkwəbəl
equality	ɪkwˈɑlɪti
equatorial	ˌɪkwətˈɔːɹiəl ˌɛkwətˈɔɹiəl
equestrian	ɛkwˈɛstɹiʌn ɪkwˈɛstɹɪən
equilibria	ˌikwɪlˈɪbɹɪæ ˌɛkwɪlˈɪbɹɪæ
equilibrium	ˌikwɪlˈɪbɹɪəm ˌɛkwɪlˈɪbɹɪəm
erectile	ɪɹˈɛktaɪl əɹˈɛktaɪl
erosion	ɪɹˈoʊʒən əɹˈoʊʒən
erratic	ɛɹˈæɾɪk ɪɹˈætɪk
erratically	ɛɹˈæɾɪkli ɪɹˈætɪkli
erroneously	ɛɹˈoʊniʌsli ɪɹˈoʊnɪəsli
erudite	ˈɛɹuːdˌaɪt ˈɛɹjudˌaɪt ˈɛɹʊdˌaɪt ˈɛɹjədˌaɪt
erudition	ˌɛɹuːdˈɪʃən ˌɛɹʊdˈɪʃən
erythropoietin	ˈɪɹɪθɹˌəpɔɪˌɪtɪn
escalade	ˌɛskəlˈeɪd
escape	ɛskˈeɪp ɪskˈeɪp
escaped	ɛskˈeɪpt əskˈeɪpt ɪskˈeɪpt
escapee	ɛskˌeɪpˈi əskˌeɪpˈi
escapement	ɛskˈeɪpmənt ɪskˈeɪpmənt
escapes	ɛskˈeɪps ɪskˈeɪps
escapism	ɛskˈeɪpˌɪzəm ɪskˈeɪpˌɪzəm
eschatological	ˌɛskətəlˈɑdʒɪkəl
escort	ɛskˈɔɹt
escorted	ɛskˈɔɹtɪd
escrow	ɛskɹˈoʊ
esculent	ɛskjˈʊlənt
esophageal	ɪsˌɑːfədʒˈɪʌl ɪsˌɑfədʒˈiəl
espalier	ɛspˈæliɚ ɪspˈælɪə ɪspˈæljɚ
especial	ɛspˈɛʃəl
especially	ɪspˈɛʃʌli əspˈɛʃəli ɛspˈɛʃəli
esper	ˈɛspɝː
esplanade	ˌɛsplənˈeɪd
espouse	ɛspˈaʊs ɪspˈaʊs ɪspˈaʊz
esprit	ɛspɹˈi
espy	ˈɛspaɪ ˈəspaɪ ˈɪspaɪ
essay	ɛsˈeɪ
essays	ɛsˈeɪz
esse	ˈɛs ˈɛsi
essential	ɪsˈɛnʃʌl əsˈɛntʃəl
essentials	ɪsˈɛnʃʌlz əsˈɛntʃəlz
esses	ˈɛsɪz ˈɛsəz
est	ˈɛst
esteem	ɛstˈiːm əstˈim ɪstˈim
esteemed	ɛstˈiːmd ɪstˈimd
estimate	ˈɛstəmeɪt ˈɛstəmət
estimated	ˈɛstɪmˌeɪɾɪd ˈɛstəmˌeɪtɪd
estimating	ˈɛstəmeɪtɪŋ ˈɛstəmətɪŋ
estimator	ɛstˈɪmeɪɾɚ
estrange	ɛstɹˈeɪndʒ əstɹˈeɪndʒ ɪstɹˈeɪndʒ
estranged	ɛstɹˈeɪndʒd əstɹˈeɪndʒd
estrangement	ɛstɹˈeɪndʒmənt ɪstɹˈeɪndʒmənt
estuary	ˈɛstʃuˌɛɹi ˈɛstjʊˌəɹi
ethereal	ɪθˈɪɚiəl ɪθˈɪəɹɪəl
ethnocentrism	ˌɛθnoʊsˈɛntɹɪzəm
ethnos	ˈɛθnɑs
ethos	ˈiθoʊs ˈiθɑs
etiquette	ˈɛtɪkɛt
eucalyptus	jˌuːkəlˈɪptəs
euro	jˈʊɹoʊ jˈɝoʊ
euros	jˈʊɹoʊz jˈɝoʊz
evaluate	ɪvˈæljuːˌeɪt ɪvˈæljʊˌeɪt ɪvˈæljəwˌeɪt
evaluated	ɪvˈæljuːˌeɪtɪd ɪvˈæljʊˌeɪtɪd
evaluating	ɪvˈæljuːˌeɪtɪŋ ɪvˈæljʊˌeɪtɪŋ
evangelical	ˌivændʒˈɛlɪkəl
evangelist	ɪvˈændʒɪlɪst ɪvˈændʒəlɪst
evangelistic	ɪvˈændʒəlɪstɪk
evaporator	ɪvˈæpəɹˌeɪtɚ
evening	ˈiːvnɪŋ ˈivənɪŋ
evening's	ˈiːvnɪŋz ˈivənɪŋz
event	ɪvˈɛnt ivˈɛnt
event's	ɪvˈɛnt.s ivˈɛnt.s
eventually	ɪvˈɛntʃuːʌli ɪvˈɛntʃuli ɪvˈɛntʃəli ɪvˈɛntʃʊli
evermore	ˈɛvɚmˌɔɹ
evert	ivˈɝt ɪvˈɝt
every	ˈɛvɹi ˈɛvəɹi
everybody	ˈɛvɹɪbˌɑːdi ˈɛvɹibˌɑdi
everybody's	ˈɛvɹɪbˌɑːdiz ˈɛvɹibˌɑdiz
everyday	ˈɛvɹɪdˈeɪ ˈɛvɹidˈeɪ
everyone	ˈɛvɹɪwˌʌn ˈɛvɹiwˌʌn
everyone's	ˈɛvɹɪwˌʌnz ˈɛvɹiwˌʌnz
everything	ˈɛvɹɪθˌɪŋ ˈɛvɹiθˌɪŋ
everything's	ˈɛvɹɪθˌɪŋz ˈɛvɹiθˌɪŋz
everywhere	ˈɛvɹihwˌɛɹ
evidence	ˈɛvɪdəns ˈɛvədəns
evidentiary	ˌɛvɪdˈɛnʃəɹi
evil	ˈiːvʌl ˈivɪl
exabyte	ˈɛksəbˌaɪt
exacerbate	ɪɡzˈæsəbˌeɪt
exacerbating	ɪɡzˈæsəbˌeɪtɪŋ
exact	ɪɡzˈækt
exactly	ɛɡzˈæktli ɪɡzˈæktli
exaggerated	ɪɡzˈædʒəɹˌeɪtɪd
exaggeration	ɪɡzˌædʒəɹˈeɪʃən
exalt	ɛɡzˈɑːlt ɪɡzˈɑlt ɪɡzˈɔlt
exalted	ɪɡzˈɔltɪd
exam	ɛɡzˈæm ɪɡzˈæm ɛksˈæm
examination	ɪɡzˌæmɪnˈeɪʃən ɪɡzˌæmənˈeɪʃən
examinations	ɪɡzˌæmɪnˈeɪʃənz ɪɡzˌæmənˈeɪʃənz
examine	ɪɡzˈæmɪn
examined	ɪɡzˈæmɪnd
examiner	ɛɡzˈæmɪnɚ əɡzˈæmɪnɚ
examining	ɪɡzˈæmɪnɪŋ
example	ɪɡzˈɑːmpʌl əɡzˈæmpəl ɪɡzˈæmpəl
examples	ɪɡzˈɑːmpʌlz
exams	ɛɡzˈæmz ɪɡzˈæmz
exasperated	ɛɡzˈæspɚɹˌeɪɾɪd ɪɡzˈæspəɹˌeɪtɪd
excavation	ˌɛkskəvˈeɪʃən ˌɛkskəvˈeɪʃn
excavations	ˌɛkskəvˈeɪʃənz ˌɛkskəvˈeɪʃnz
exceed	ɪksˈiːd
exceeded	ɪksˈiːdɪd
exceedingly	ɪksˈidɪŋli
exceeds	ɪksˈiːd.z
excellent	ˈɛksələnt ˈɛksɪlənt
excelsior	ɛksˈɛlsiɚ ɛksˈɛlsiɔ
excepting	ˌɪksˈɛptɪŋ
exception	ɪksˈɛpʃən
exceptional	ɪksˈɛpʃənʌl
exceptions	ɪksˈɛpʃənz
excerpt	ˈɛksɝːpt
excess	ˈɛksˌɛs
excessive	ɪksˈɛsɪv
excessively	ɛksˈɛsɪvli ɪksˈɛsɪvli
exchequer	ˈɛkstʃˌɛkɚ
excited	ɪksˈaɪtɪd
excitement	ɪksˈaɪtmənt
exciting	ɛksʌˈɪtɪŋ ɪksʌˈɪtɪŋ
exclude	ɪksklˈuːd
excluded	ɪksklˈuːdɪd
excluding	ɪksklˈuːdɪŋ
exclusion	ɪksklˈuːʒən
exclusive	ɪksklˈuːsɪv
exclusively	ɛksklˈuːsɪvli ɪksklˈusɪvli
excoriation	ɛkskˈɔːɹiˌeɪʃən
excrement	ˈɛkskɹɪmənt ˈɛkskɹəmənt
exculpate	ˌɛkskˈəlpeɪt
excuse	ɪkskjˈuz ɪkskjˈus
excused	ɛkskjˈuzd ɪkskjˈuzd
excuses	ɪkskjˈuzɪz ɪkskjˈusɪz
execrable	ˈɛkskɹəbl ɛksˈəkɹəbl ɛksˈɪkɹəbl
executioner	ˌɛksɪkjˈuːʃənɚ ˌɛksəkjˈuʃənɚ ˌɛksəkjˈuʃənə
executive	ɛɡzˈɛkjʊtɪv ɪɡzˈɛkjətɪv ɪɡzˈɛkjʊtɪv
executives	ɛɡzˈɛkjʊtɪvz ɪɡzˈɛkjətɪvz
exemplar	ɛɡzˈɛmplɚ ɪɡzˈɛmplɚ ɛɡzˈɛmplə ɛɡzˈɛmplɑɹ
exemplary	ɛɡzˈɛmplɚɹi ɪɡzˈɛmpləɹi
exert	ɪɡzˈɝːt
exerted	ɪɡzˈɝːtɪd
exertion	ɛɡzˈɝːʃən əɡzˈɝʃən
exertions	əɡzˈɝʃən
exes	ˈɛksɪz ˈɛksəz
exhaust	ɛɡzˈɔːst ɪɡzˈɔst
exhausted	ɛɡzˈɔːstɪd ɪɡzˈɔstɪd
exhausting	ɛɡzˈɔːstɪŋ ɪɡzˈɔstɪŋ
exhaustion	ɛɡzˈɔːstʃən ɪɡzˈɔstʃən
exhaustive	ɛɡzˈɔːstɪv ɪɡzˈɔstɪv ɪɡzˈɑstɪv
exhibit	ɪɡzˈɪbɪt
exhibited	ɪɡzˈɪbɪtɪd
exhibits	ɪɡzˈɪbɪt.s
exhilarate	ɪɡzˈɪləɹˌeɪt
exhilarated	ɪɡzˈɪləɹˌeɪtɪd
exhilarating	ɪɡzˈɪləɹˌeɪtɪŋ
exhumation	ɛkshjˌumˈeɪʃən
exhume	ɛɡzˈuːm ɪɡzjˈum ɛksjˈum
exigency	ˌɛksˈɪdʒənsi
existed	ɪɡzˈɪstɪd
existentialism	ɛɡzɪstˈɛnʃəlˌɪzəm
exists	ɪɡzˈɪst.s
exit	ˈɛɡzɪt ˈɛɡzət ˈɛksɪt ˈɛksət
exiting	ˈɛɡzɪtɪŋ ˈɛɡzətɪŋ
exits	ˈɛɡzɪt.s ˈɛɡzət.s
exogenous	ˌɛksˈɑdʒənəs ˌɛksˈɑdʒɪnəs
exon	ˌɛksˈɑn
exorbitant	ɪɡzˈɔːbɪtənt
exotic	ɪɡzˈɑtɪk
expansion	ɪkspˈænʃən
expectation	ˌɛkspɪktˈeɪʃən ˌɛkspɛktˈeɪʃən
expectations	ˌɛkspɪktˈeɪʃənz ˌɛkspɛktˈeɪʃənz
expected	ɪkspˈɛktɪd
expedience	ɛkspˈiːdiʌns ɛkspˈidɪəns
expediency	ɛkspˈidɪənsi
expeditious	ˌɛkspɪdˈɪʃəs
expendable	ɪkspˈɛndəbʌl
expense	ɪkspˈɛns
expenses	ɪkspˈɛnsɪz
experience	ɪkspˈɪʌɹiəns ɪkspˈɪəɹɪəns
experienced	ɪkspˈɪʌɹiənst ɪkspˈɪəɹɪənst
experiences	ɪkspˈɪʌɹiənsɪz
experiencing	ɪkspˈɪʌɹiənsɪŋ ɪkspˈɪəɹɪənsɪŋ
experiment	ɛkspˈɛɹɪmənt ɪkspˈɛɹɪmənt ɪkspˈɛɹəmənt ɪkspˈɪɹəmənt
experimental	ɪkspˌɛɹəmˈɛntəl
experimented	ɛkspˈɛɹɪməntɪd ɪkspˈɛɹɪməntɪd
experimenting	ɛkspˈɛɹɪməntɪŋ ɪkspˈɛɹɪməntɪŋ
expiry	ɛkspˈaɪɝɹi ɛkspˈaɪəɹi ɪkspˈaɪəɹi
explained	ɪksplˈeɪnd
expletive	ˈɛksplɪtɪv ˈɛksplətɪv ˈɪksplitɪv
expletives	ˈɛksplɪtɪvz ˈɛksplətɪvz
explicit	ɪksplˈɪsɪt
explode	ɪksplˈoʊd
exploded	ɪksplˈoʊdɪd
exploited	ˈɛksplˌɔɪɾɪd
exploration	ˌɛkspləɹˈeɪʃən
explore	ɪksplˈɔː
explored	ɪksplˈɔːd
explores	ɪksplˈɔːz
exploring	ɪksplˈɔːɪŋ
exponent	ˈɛkspˌoʊnənt
exponential	ˌɛkspənˈɛntʃəl ˌɛkspoʊnˈɛntʃəl
exponentially	ˌɛkspoʊnˈɛnʃəli
exponents	ˈɛkspˌoʊnənt.s
export	ˈɛkspɔɹt ɛkspˈɔɹt ɪkspˈɔɹt
exported	ˈɛkspɔɹtɪd ɛkspˈɔɹtɪd
exporting	ɪkspˈɔːtɪŋ
exports	ˈɛkspɔɹt.s ɛkspˈɔɹt.s
exposes	ɪkspˈoʊzɪz
exposure	ɛkspˈoʊʒɚ ɪkspˈoʊʒɚ
expressions	ɪkspɹˈɛʃənz
expressly	ɛkspɹˈɛsli ɪkspɹˈɛsli
expressway	eɪkspɹˈɛswˌeɪ
expropriate	ɛkspɹˈoʊpɹiˌeɪt
expropriation	ˌɛkspɹˌoʊpɹiˈeɪʃən
exquisite	ˈɛkskwɪzɪt ˈɪkskwɪzɪt
extant	ˈɛkstænt
extensively	ɛkstˈɛnsɪvli ɪkstˈɛnsɪvli ɛkstˈɛnsɪv
extent	ɪkstˈɛnt
extenuate	ɛkstˈɛnjuːˌeɪt ɪkstˈɛnjʊˌeɪt ɪkstˈɛnjəwˌeɪt ɪkstˈɛnjʊˌət
exterminator	ɪkstˈɝːmɪnˌeɪtə
extinct	ɪkstˈɪŋkt
extinction	ɪkstˈɪŋkʃən
extinguish	ɪkstˈɪŋɡwɪʃ
extinguished	ɪkstˈɪŋɡwɪʃt
extinguishing	ɪkstˈɪŋɡwɪʃɪŋ
extort	ɛkstˈɔɹt ɪkstˈɔɹt
extorted	ɛkstˈɔɹtɪd ɪkstˈɔɹtɪd
extortion	ɪkstˈɔːʃən
extraction	ɛkstɹˈækʃən ɪkstɹˈækʃən
extramarital	ˌɛkstɹəmˈæɹɪɾʌl
extraordinaire	ɛkstɹˌɔɹdɪnˈɛɹ ɪkstɹˌɔɹdɪnˈɛɹ
extraordinary	ɛkstɹˈɔɹdɪnˌɛɹi ɛkstɹˈəɔɹdˌɪnɹi ɪkstɹˈɔɹdɪnɹi ˌɛkstɹəˈɔɹdɪnˌəɹi
extrasensory	ˌɛkstɹəsˈɛnsəɹi
extravagance	ɛkstɹˈævəɡəns ɪkstɹˈævəɡəns
extravagant	ɛkstɹˈævəɡənt ɪkstɹˈævəɡənt
extravaganza	ɛkstɹˌævəɡˈænzə ɪkstɹˌævəɡˈænzə
extravaganzas	ɛkstɹˌævəɡˈænzəz ɪkstɹˌævəɡˈænzəz
extremely	ɪkstɹˈimli
extremities	ɛkstɹˈɛmɪɾiz ɪkstɹˈɛmɪtiz ɪkstɹˈɛmətiz
extremity	ɛkstɹˈɛmɪɾi ɪkstɹˈɛmɪti ɪkstɹˈɛməti
extrinsic	ɛkstɹˈɪnzɪk ɪkstɹˈɪnzɪk
exuberance	ɛksjˈubɝɹəns ɛɡʒˈubɝɹəns
exuberant	ɛɡzjˈuːbɚɹənt ɪɡzˈubəɹənt
eyelet	ˈaɪlɪt ˈaɪlət
eyespot	ʌˈɪspɑt
eyre	ˈɛɚ ˈɛɹ
faced	fˈeɪst
facsimile	fæksˈɪmɪli fæksˈɪməli
factory	fˈæktɚɹi fˈæktɹi
facts	fˈækt.s fˈæks
failure	fˈeɪljɚ fˈeɪljə
failures	fˈeɪljɚz fˈeɪljəz
faintest	fˈeɪntɪst fˈeɪntəst
fair	fˈɛɹ fˈɛʌ fˈɛ
fairest	fˈɛɹəst fˈɛɹɪst fˈɛəɹɪst
falconet	fˌælkənˈɛt
fallacious	fəlˈeɪʃəs
fallibility	fˌæləbˈɪlɪɾi fˌæləbˈɪləti
familial	fəmˈɪljəl
familiar	fəmˈɪlɪɹ fəmˈɪliʌ fəmˈɪljɚ fɚmˈɪljɚ
family	fˈæmɪli fˈæməli
family's	fˈæmɪliz fˈæməliz
fanatically	fənˈæɾɪkli fənˈætɪkəli
farina	fəɹˈinə fəɹˈaɪnə
farmhouse	fˈɑmhæus
farmland	fˈɑɹmlˌænd fˈɑmlˌænd
faro	fɛˈəɹoʊ
farthing	fˈɑɹðɪŋ
farthingale	fˈɑɹðɪŋɡˌeɪl fˈɑðɪŋɡˌeɪl
fatwa	fˈætwɑ fˈætɑwɑ
fauna	fˈɔːnə fˈɔnɚ
favela	fəvˈɛlə
favorable	fˈeɪvɚəbl
favorite	fˈeɪvɚɹɪt fˈeɪvɹɪt
favorited	fˈeɪvɚɹɪtɪd fˈeɪvɹɪtɪd
favorites	fˈeɪvɚɹɪt.s fˈeɪvɹɪt.s
feasible	fˈiːzɪbʌl fˈizəbəl
feasibly	fˈizɪbəli
fecal	fˈikəl
feces	fˈisˌiz
fecundity	fɛkˈʌndɪɾi fɪkˈʌndɪtɪ
feels	fˈiːlz fˈijəlz
feis	fˈɛʃ
feist	fˈaɪst
felicitous	fəlˈɪsɪtəs
felicity	fɪlˈɪsɪti fəlˈɪsəti
fellatio	fɛlˈeɪʃioʊ fəlˈeɪʃioʊ
feminist	fˈɛmɪnɪst fˈɛmənɪst
feminists	fˈɛmɪnɪst.s fˈɛmənɪst.s
fenugreek	fˈɛnəɡɹˌiːk fˈɛnjəɡɹˌik fˈɛnjʊɡɹˌik
feria	fˈɛɹiə
ferrel	fɛɹˈʌl
ferromagnetism	fˌɛɹəmˈæɡnɪtˌɪzəm
ferryboat	fˈɛɹɪbˌoʊt fˈɛɹibˌoʊt
festival	fˈɛstɪvʌl fˈɛstəvəl
festivals	fˈɛstɪvʌlz fˈɛstəvəlz
feta	fˈɛtˌə
fettuccine	fˌɛtətʃˈini
few	fjˈuː fɪˈu
fi	fˈaɪ
fibrin	fˈaɪbɹɪn
fibrosis	faɪbɹˈoʊsɪs
fibrous	fˈaɪbɹəs
fico	fˈaɪkoʊ
fiduciary	fɪdjˈuʃiˌəɹi
fiery	fˈaɪɝɹi fˈaɪəɹi fˈaɪɹi
fifteen	fɪftˈiːn
fifteenth	fɪftˈiːnθ
fifth	fˈɪfθ fˈɪθ
figurative	fˈɪɡəɹətɪv
figure	fˈɪɡjɚ fˈɪɡə fˈɪɡɚ
figured	fˈɪɡəd
figurine	fˌɪɡjʊɹˈiːn fˌɪɡjəɹˈin fˌɪɡəɹˈin
fila	fˈaɪlə
filename	fˈaɪlnˌeɪm fˈaɪəlneɪm
filenames	fˈaɪlneɪms fˈaɪəlneɪms
fillet	fɪlˈɪt
finagle	fˈɪneɪɡʌl
finally	fˈaɪnʌli fˈaɪnli
finance	faɪnˈæns
financed	faɪnˈænst
financial	faɪnˈænʃʌl fɪnˈænʃəl
fine	fˈaɪn fˈineɪ
finocchio	fɪnˈɑːkioʊ fɪnˈɑkɪoʊ fɪnˈoʊkɪoʊ
firearm	fˈaɪɝɹˌɑɹm fˈaɪəɹˌɑɹm
firearms	fˈaɪɝɹˌɑɹmz fˈaɪəɹˌɑɹmz
firing	fˈaɪʌɹɪŋ
first-class	fˌɝːstklˈæs
fishermen	fˈɪʃɚmɛn fˈɪʃɚmən fˈɪʃəmən
fissile	fˈɪsaɪl fˈɪsaɪəl fˈɪsəl
fistful	fˈɪstfʌl fˈɪstfʊl
fjeld	fjˈɛld
flabbergasted	flˈæbɚɡˌæstɪd flˈæbɚɡˌæstəd flˈæbəɡˌæstəd
flaccid	flˈæksɪd
flageolet	flˌædʒəlˈɪt
flamboyant	flæmbˈɔɪənt
flew	flˈuː flˈuʊ
flossie	flˈɑsi
flotilla	floʊtˈɪlə
flower	flˈaʊɚ flˈaʊə flˈoʊɚ flˈoʊə
flowered	flˈaʊɚd flˈaʊəd
flowery	flˈaʊɚɹi flˈaʊəɹi
flulike	flˈulʌɪk
flummox	flʌmˈəks
flummoxed	flʌmˈɑːkst
fluor	flˈuɔɹ
fluoresce	flˌəɹˈɛs
fluorescently	flˌoʊɹˈɛsəntli
fluoxetine	flˈuɑksˌətin
focaccia	foʊkˈɑtʃə fəkˈɑtʃˌiə fəkˈætʃə
fog	fˈɑːɡ fˈɔɡ
foliation	fˌoʊliˈeɪʃən fˌoʊlɪˈeɪʃn
folk	fˈoʊk fˈoʊlk
foment	fˈoʊmənt fˈoʊmɛnt fˈəmɛnt
fondue	fɑːndˈuː
font	fˈɑnt
fool	fˈuːl fʊˈul
fool's	fˈuːlz fʊˈulz
foramen	fəɹˈeɪmɛn fəɹˈeɪmən
forbearance	fɔɹbˈɛɹənt.s fɔbˈɛɹənt.s
forbidden	fˈɚbɪdən
forcibly	fˈɔsəbli
forearm	fɔːɹˈɑɹm
forearmed	fɔːɹˈɑɹmd
forebode	fɔɹbˈoʊd
forecasts	fɔɹkˈæst.s
foregone	fˈɔɹɡˈɔn
forehead	fˈɔɹhɛd fˈɔɹɛd fˈɔɹɪd fˈɑɹɛd
forehead's	fˈɔɹhɛd.z fˈɔɹɛd.z
foreign	fˈɔːɹən fˈɑɹən fˈɔɹɪn fˈɑɹɪn
foreigner	fˈɔːɹənɚ fˈɔɹɪnɚ fˈɑɹɪnɚ
foreigners	fˈɔːɹənɚz fˈɔɹɪnɚz
forensics	fəɹˈɛnzɪks
foresaw	fˌɔɹsˈɔː
forest	fˈɑɹɪst fˈɔɹst fˈɔɹəst
forex	fˈɔɹks fˈɔɹɛks
forged	fˈɔːdʒd
forgery	fˈɔːdʒəɹɪ
forget	fɚɡˈɛt fəɡˈɛt fɔɡˈɛt fɔɹɡˈɛt
forgeting	fɚɡˈɛtɪŋ fəɡˈɛtɪŋ
forgets	fɚɡˈɛt.s fəɡˈɛt.s
forgive	fɚɡˈɪv fɔɹɡˈɪv
forgives	fɚɡˈɪvz fɔɹɡˈɪvz
forgo	fɔɹɡˈoʊ
forlorn	fɔɹlˈɔɹn
formatting	fˈɔɹmˌæɾɪŋ fˈɔɹmˌætiŋ fˈɔmˌætiŋ
formidable	fˈɔɹmɪdəbʌl
formula	fˈɔːmjʊlə
formulae	fˈɔɹmjʊlˌiː fˈɔɹmjəlˌi fˈɔɹmjəlˌaɪ fˈɔɹmjəlˌeɪ
formulaic	fˌɔɹmjʊlˈeɪɪk fˌɔɹmjəlˈeɪɪk
formulary	fˈɔɹmjʊlˌɛɹi fˈɔɹmjʊlˌəɹi
formulas	fˈɔːmjʊləz
fortis	fˈɔɹtɪs
fortunate	fˈɔɹtʃənət fˈɔːtʃənət fˈɔɹtʃnət fˈɔɹtʃənɪt
fortunately	fˈɔɹtʃənətli fˈɔɹtʃnətli fˈɔɹtʃənɪtli fˈɔɹtʃnɪtli
fortune	fˈɔːtʃuːn fˈɔɹtʃun
fortunes	fˈɔɹtjun
forty	fˈɔɹɾi fˈɔti
forward	fˈɔɹwɚd fˈɔːwəd fˈɔɹəɹd fˈoʊwəɹd
forwarded	fˈɔɹwɚdɪd fˈɔːwədɪd
foster	fˈɑstə
foulness	fˈaʊlnəs fˈaʊəlnəs
fountain	fˈaʊntɪn fˈaʊntən
fourfold	fˌɔɹfˈoʊld
foursquare	fˈɔskwˈɛ
fracas	fɹˈeɪkəs fɹˈækəs fɹˈækæ
fragility	fɹədʒˈɪlɪti
frailty	fɹˈeɪlti fɹˈeɪəlti
franchisee	fɹˈæntʃˌaɪzˈi
francine	fɹænsˈiːn
francophone	fɹˈæŋkɑfˌoʊn
frankincense	fɹˈæŋkɪnsˌɛns fɹˈæŋkənsˌɛns
frankness	fɹˈæŋknəs fɹˈæŋknɛs
fraternity	fɹətˈɝɹnəti
fraternize	fɹˈætɚnˌaɪz fɹˈætənˌaɪz
fraternizing	fɹˈətɝːnˌaɪzɪŋ
freewheeling	fɹˈihwˌilɪŋ
freezer	fɹˈiːzə
freezer's	fɹˈiːzəz
fremd	fɹˈɛmdˌiː fɹˈɛmd
frenetic	fɹɛnˈɛɾɪk fɹənˈɛtɪk
frenulum	fɹˈɛnjʊləm fɹˈɛnjələm fɹˈinjʊləm
friary	fɹˈaɪɝɹi fɹˈaɪəɹi
friction	fɹˈɪkʃən fɹˈɪkʃəən
friendly	fɹˈɛndli fɹˈɛnli
frightened	fɹˈaɪtʌnd fɹˈaɪənd
frog	fɹˈɑːɡ fɹˈɔɡ
frogs	fɹˈɑːɡz fɹˈɔɡz
frugality	fɹuːɡˈælɪɾi fɹuɡˈæləti
frustrate	fɹˈʌstɹˌeɪt
frustrated	fɹˈʌstɹˌeɪɾɪd
frustrating	fɹˈʌstɹˌeɪɾɪŋ
fullam	fˈʊləm
fullest	fˈʊlɪst fˈʊləst
fulsome	fˈʊlsəm
functional	fˈʌŋktʃənəl fˈʌŋktʃnəl
fundraising	fˈʌndɹˌeɪzɪŋ
funeral	fjˈuːnəɹʌl fjˈunɹəl
funerals	fjˈuːnəɹʌlz fjˈunɹəlz
funerary	fjˈuːnɚɹˌɛɹi fjˈunəɹˌəɹi
furious	fjˈʊɹiʌs fjˈʊəɹɪəs fjˈɝiəs
furtherance	fˈɝðɚəns fˈɝðəɹəns fˈɝðɹəns
furthermore	fˈɝːðɚmˌɔɹ
fusilli	fusˈili fuzˈili
futch	fˈʊtʃ
gabel	ɡeɪbˈʌl
gaga	ɡˈɑɡˌɑ
gagas	ɡˈɑɡˌɑz
galactose	ɡəlˈæktoʊs ɡəlˈæktoʊz
galloon	ɡəlˈun
galosh	ɡəlˈɑʃ
galoshes	ɡəlˈɑʃɪz
gangbanger	ɡˈæŋbæŋɚ ɡˈæŋbæŋə
ganger	ɡˈæŋɚ
gangly	ɡˈæŋɡli
gangrene	ɡˈæŋɡɹɛn ɡˈæŋɡɹin
gangster	ɡˈæŋstə
gangsters	ɡˈæŋstəz
gaol	dʒˈeɪl dʒˈeɪəl
garage	ɡæɹˈɪdʒ ɡəɹˈɑdʒ ɡæɹˈɑdʒ
gardenia	ɡɑɹdˈiːniʌ ɡɑɹdˈinjə ɡɑdˈinjə
garibaldi	ɡˌæɹɪbˈældi
garnet	ɡˈɑɹnɪt ɡˈɑɹnət
garuda	ɡəɹˈudə ɡæɹˈʊdə
gasohol	ɡˈæsəhˌɑl
gaucho	ɡˈaʊtʃoʊ
gauntlet	ɡˈɔːntlɪt ɡˈɔntlət
gazpacho	ɡəspˈætʃoʊ ɡəspˈɑtʃoʊ
gean	ɡˈin
gegg	ɡˈɛɡ
geis	ɡˈɛʃ
geisha	ɡˈeɪʃə
gelatine	dʒˌɛlətˈiːn
gemfibrozil	dʒˈɛmfɪbɹəzɪl dʒˈɛmfaɪbɹəzɪl
gemsbok	ɡˈɛmzbɑk
gendarme	ʒˈɑndˌɑɹm ʒˈɑndˌɑm
generally	dʒˈɛnɚɹʌli dʒˈɛnɚli dʒˈɛnɹəli
generic	dʒənˈɛɹɪk dʒɪnˈɛɹɪk
generics	dʒənˈɛɹɪks dʒɪnˈɛɹɪks
generosity	dʒˌɛnəɹˈɑsɪti dʒˌɛnəɹˈɑsəti
genesis	dʒˈɛnɪsɪs dʒˈɛnəsɪs
genetics	dʒɪnˈɛɾɪks dʒənˈɛtɪks dʒɛnˈɛtɪks
genial	dʒˈiːniəl dʒˈinjəl dʒˈinɪəl dʒˈənaɪəl
genitalia	dʒˌɛnɪtˈeɪliʌ dʒˌɛnɪtˈeɪlijə
genius	dʒˈiːniəs dʒˈinjəs dʒˈinɪəs
geniuses	dʒˈiːniəsɪz dʒˈinjəsɪz
genoa	dʒˈɛnoʊə
genocidal	dʒˈɛnəsˌaɪdʌl
genre	ʒˈɑnɹə
genre's	ʒˈɑnɹəz
genres	ʒˈɑnɹəz
genteel	dʒɛntˈiːl
gentian	dʒˈɛntʃən
geo	ɡjˈoʊ
geodesic	dʒˌiədˈɛsɪk dʒˌiədˈisɪk
geodesy	dʒiˈɑdəsi dʒiˈɑdɪsi
geodetic	dʒˌiədˈɛtɪk
geographic	dʒˌɪəɡɹˈæfɪk dʒˌiəɡɹˈæfɪk
geographical	dʒˌɪəɡɹˈæfɪkʌl dʒˌiəɡɹˈæfɪkəl
geographics	dʒˌɪəɡɹˈæfɪks dʒˌiəɡɹˈæfɪks
geoid	dʒˈiɔɪd
geologic	dʒˌɪəlˈɑːdʒɪk dʒˌiəlˈɑdʒɪk
geological	dʒˌɪəlˈɑːdʒɪkʌl dʒˌiəlˈɑdʒɪkəl
geopolitics	dʒˌioʊpˈɑlɪtɪks dʒˌioʊpˈɑlətɪks dʒˌiəpˈɑlɪtɪks
geostrophic	dʒˌɪəstɹˈoʊfɪk
geosyncline	dʒˌioʊsˈɪŋklʌɪn
geotropism	dʒiˈɑtɹəpˌɪzəm
ger	ɡɛˈɚ
germane	dʒɝːmˈeɪn
geronimo	dʒəɹˈɑnɪmˌoʊ
gerrit	ɡˈɛɹɪt
gerrymander	dʒˈɛɹɪmˌændɚ dʒˈɛɹimˌændɚ dʒˈɛɹimˌændə
gerrymandering	dʒˌɛɹɪmˈændɚɹɪŋ dʒˌɛɹimˈændəɹɪŋ
gestate	dʒˈɛstˌeɪt
get-togethers	ɡˈɛttəɡˈɛðɚz
gets	ɡˈɛt.s ɡˈɪt.s
gewgaw	ɡjˈuɡɔ ɡˈuɡɔ
ghettoize	ɡˈɛtoʊˌaɪz
giggly	ɡˈɪɡli ɡˈɪɡəli
gimlet	ɡˈɪmlˌɪt ɡˈɪmlˌət
gimmicky	ɡɪmˈɪki
ging	ɡˈɪŋ dʒˈɪndʒ
gingham	ɡˈɪŋəm
gingivitis	dʒˌɪndʒɪvˈaɪtəs
ginn	ɡˈɪn
ginseng	dʒˈɪnsˌɛŋ
gipper	ɡˈɪpɚ
giraffe	dʒɪɹˈɑːf
giraffes	dʒɪɹˈɑːfs
girl	ɡˈɝːl ɡɛˈəl ɡɪˈəl
girl's	ɡˈɝːlz ɡɛˈəlz
giusto	dʒˈustoʊ
glacial	ɡlˈeɪʃʌl ɡlˈeɪʃɪəl ɡlˈeɪsɪəl
gladiolus	ɡlˌædiˈoʊləs ɡlˌædɪˈoʊləs
glancing	ɡlˈɑːnsɪŋ
globular	ɡlˈɑːbjʊlɚ ɡlˈɑbjəlɚ
glockenspiel	ɡlˈɑkənʃpˌil
glossary	ɡlˈɑsəɹi
glottis	ɡlˈɑtɪs
gnawing	nˈɔɪŋ
gnocchi	njˈɑki njˈɔki nˈɑki
gnomonic	noʊmˈɑnɪk
goal	ɡˈoʊl ɡˈɑl
goals	ɡˈoʊlz ɡɔˈʊlz
goatee	ɡˈoʊtˈiː
goatees	ɡˈoʊtˈiːz
gobbledygook	ɡˌɑːbʌldɪɡˈʊk
god	ɡˈɑːd ɡˈɔd
godmother	ɡˈɑdmˌʌðə
godown	ɡˈoʊdˌaʊn
goin'	ɡˈoʊɪn
going	ɡˈoʊɪŋ ɡˈɔɪŋ
goldilocks	ɡˈoʊldɪlˌɑːks ɡˈoʊldilˌɑks
golf	ɡˈɑːlf ɡˈɔlf ɡˈɑf
golfing	ɡˈɑːlfɪŋ ɡˈɔlfɪŋ
gonad	ɡˈoʊnæd
gondola	ɡˈɑndələ
goniometer	ɡˌoʊniˈɑːmɪɾɚ ɡˌoʊniˈɑmətɚ ɡˌoʊniˈɔmətɚ ɡˌɑniˈɑmətɚ
gonna	ɡˈənə
gonococcal	ɡˌɑːnəkˈɑːkʌl
gonorrhea	ɡˌɑnəɹˈiə
good-bye	ɡʊdbˈaɪ
goodbye	ɡˌʊdbˈaɪ ɡˌədbˈaɪ ɡˌəbˈaɪ
goodbyes	ɡˌʊdbˈaɪz
goodnight	ɡˈʊdnˌaɪt
gora	ɡˈoʊɹə
gose	ɡˈoʊs ɡˈoʊsə ɡˈoʊzə
goshawk	ɡˈɑshˌɔk
gouache	ɡwˈɑʃ ɡˈuˌɑʃ
gov	ɡˈʌv
governess	ɡˈʌvɚnəs ɡˈʌvənəs
governmental	ɡˈʌvɚnmˌɛntʌl
graceful	ɡɹˈeɪsfʌl ɡɹˈeɪsfʊl
gracias	ɡɹˈɑsiəs ɡɹˈɑθiəs
graduate	ɡɹˈædʒueɪt ɡɹˈædʒuət
graduated	ɡɹˈædʒueɪtɪd ɡɹˈædʒuətɪd
graduates	ɡɹˈædʒueɪt.s ɡɹˈædʒuət.s
graduating	ɡɹˈædʒueɪtɪŋ ɡɹˈædʒuətɪŋ
gradus	ɡɹˈeɪdəs
gramercy	ɡɹæmˈɝːsi
grandeur	ɡɹændjˈʊɚ ɡɹændʒˈʊɚ ɡɹændjˈɚ
grandiloquent	ɡɹændˈɪləkwənt
grandiose	ɡɹˌændiˈoʊs
grandma	ɡɹˈænmɑ ɡɹˈænmə ɡɹˈɑnmɑ
grandma's	ɡɹˈænmɑz ɡɹˈænməz
grandmother	ɡɹˈændmˌʌðɚ ɡɹˈænmˌʌðə
grandmother's	ɡɹˈændmˌʌðɚz ɡɹˈænmˌʌðəz
grandmothers	ɡɹˈændmˌʌðɚz ɡɹˈænmˌʌðəz
grandpa	ɡɹˈæmpˌɑ ɡɹˈæmpˌə
grandpa's	ɡɹˈæmpˌɑz ɡɹˈæmpˌəz
grandpas	ɡɹˈæmpˌɑz ɡɹˈæmpˌəz
granola	ɡɹənˈoʊlə
granular	ɡɹˈænjʊlɚ ɡɹˈænjəlɚ
granulocyte	ɡɹænjˈəloʊsˌaɪt
grappling	ɡɹˈæplɪŋ ɡɹˈæpəlɪŋ
graser	ɡɹˈeɪzɚ
gratitude	ɡɹˈætɪtjˌuːd
gratuitous	ɡɹətˈuɪtəs ɡɹətjˈuɪtəs
gratuitously	ɡɹətˈuətəsli ɡɹətjˈuɪtəsli ɡɹətʃˈuɪtəsli
gratuity	ɡɹətjˈuətɪ ɡɹətˈuətɪ
gravamen	ɡɹævˈəmɛn ɡɹəvˈeɪmɛn ɡɹəvˈeɪmən
gravitas	ɡɹˈævɪtɑs ɡɹˈævɪtæs
great-grandfather	ɡɹˌeɪtɡɹˈændfˌɑːðɚ
great-grandfather's	ɡɹˌeɪtɡɹˈændfˌɑːðɚz
great-grandmother	ɡɹˌeɪtɡɹˈændmˌʌðɚ
great-grandmothers	ɡɹˌeɪtɡɹˈændmˌʌðɚz
gregarious	ɡɹɪɡˈɛɚiəs ɡɹɪɡˈɛəɹɪəs
grego	ɡɹˈeɪɡoʊ
grew	ɡɹˈuː ɡɹˈuʊ
grice	ɡɹʌˈɪs
grimace	ɡɹˈɪmeɪs ɡɹˈɪməs
grimaced	ɡɹˈɪmeɪst ɡɹˈɪməst
grise	ɡɹˈiz
grisly	ɡɹˈɪzli
groceries	ɡɹˈoʊsɚɹiz ɡɹˈoʊsəɹɪz ɡɹˈoʊʃəɹiz
grocery	ɡɹˈoʊsɚɹi ɡɹˈoʊʃəɹi
grosbeak	ɡɹˈoʊsbˌik ɡɹˈɑzbˌik ɡɹˈoʊzbˌik
grosz	ɡɹˈɔʃ
grueling	ɡɹˈuːəlɪŋ ɡɹˈulɪŋ
grunion	ɡɹˈʌnjən
guanaco	ɡwənˈɑkˌoʊ
guanine	ɡwˈɑnˌin
guarantee	ɡˌæɹəntˈiː ɡˌɛɹəntˈi
guaranteed	ɡˌæɹəntˈiːd ɡˌɛɹəntˈid
guarantees	ɡˌæɹəntˈiːz ɡˌɛɹəntˈiz
guarantor	ɡˌæɹəntˈɔɹ
guaranty	ɡˌæɹəntˈi
gudgeon	ɡˈʌdʒən ɡˈʌjən
gue	ɡ ɡjˈu
guernsey	ɡˈɝnzi
guerrilla	ɡɛɹˈɪlə ɡəɹˈɪlə ɡeɪɹˈiə
guesstimate	ɡˈɛstɪmət ɡˈɛstəmət ɡˈɛstəmeɪt
guesstimates	ɡˈɛstɪmət.s ɡˈɛstəmət.s
guffaw	ɡʌfˈɔː
guffawed	ɡʌfˈɔːd
gula	ɡjˈulə
gulag	ɡˈulɑɡ ɡˈulɑk
gullibility	ɡˌʌləbˈɪlɪɾi ɡˌʌləbˈɪləti ɡˌʌlɪbˈɪlɪti
gunfire	ɡˈʌnfʌɪə
guru	ɡˈuɹˌu ɡˈʊɹˌu
guyot	ɡˈioʊ
gymnasium	dʒɪmnˈeɪziəm
habitual	həbˈɪtʃwəl həbˈɪtʃʊəl
hackathon	hˈækəθˌɑn
hadron	hˈædɹˌɑn
hagiography	hˌeɪdʒiˈɑɡɹəfi hˌæɡiˈɑɡɹəfi
hallelujah	hˌælɪlˈuːjə hˌæləljˈujə
hallucinate	həlˈuːsɪneɪt həljˈusɪneɪt
hallucinating	həlˈuːsɪneɪtɪŋ həljˈusɪneɪtɪŋ
hallucinogenic	həlˌusɪnədʒˈɛnɪk həlˌusənədʒˈɛnɪk
halm	hˈɔm
hamal	hˈəmɑl hˈəmɔl
hamster	hˈæmpstɚ
handed	hˈændɪd hˈændəd
handicap	hˈændɪkˌæp hˈændikˌæp
handkerchief	hˈæŋkɚtʃɪf hˈæŋkətʃif hˈeɪŋkɚtʃɪf
handkerchiefs	hˈæŋkɚtʃɪfs hˈæŋkətʃifs
handle	hˈændʌl hɛˈəndəl
handles	hˈændʌlz hɛˈəndəlz
handsome	hˈændsʌm hˈænsəm hˈænt.səm
handyman	hˈændimˌæn
hangar	hˈæŋɚ hˈæŋə
hangover	hˈæŋˌoʊvɚ hˈæŋˌoʊvə
hangovers	hˈæŋˌoʊvɚz hˈæŋˌoʊvəz
hangul	hˈɑnɡˌul
haphazardly	hˈæphæzɚdli
happening	hˈæpənɪŋ hˈæpnɪŋ hˈæpɪnɪŋ
happenings	hˈæpənɪŋz hˈæpnɪŋz
happenstance	hˈæpənstˌæns
happier	hˈæpiɚ hˈæpiə hˈæpɪə
happiness	hˈæpɪnəs hˈæpinəs hˈæpinɪs
hard-working	hˌɑɹdwˈɝːkɪŋ
hardly	hˈɑɹdli hˈɑdli
harem	hˈɑːɹiːm
harlot	hˈɑɹlət hˈɑlət
harmattan	hˌɑɹmətˈʌn
harness	hˈɑɹnɪs hˈɑɹnəs hˈɑnəs
harnesses	hˈɑɹnɪsɪz hˈɑɹnəsɪz
harquebus	hˈɑɹkwɛbəs hˈɑɹkwɪbʌs hˈɑɹkɪbʌs
harrowing	hˈæɹoʊɪŋ hˈæɹoʊiŋ
harry	hˈæɹi hˈɛɹi
harshly	hˈɑʃli
hartshorn	hˈɑt.shˌɔn
hasta	hˈæstə hˈʌstə ˈɑstə
hastily	hˈeɪstili hˈeɪstɪli
hath	hˈæθ
haulage	hˈɔːlɪdʒ hˈɔlədʒ
hause	hˈɔs
haut	hˈɔt
haute	ˈoʊt
hazardous	hˈæzɚdəs hˈæzɚdɪs
he'd	hˈiːd
he'll	hˈiːl hˈɪl
he's	hˈiːz ˈiz
headmaster	hˈɛdmˈæstɚ
headmasters	hˈɛdmˈæstɚz
headquarters	hˈɛdkwˌɔɹɾɚz
heartache	hˈɑːtˌeɪk
heartily	hˈɑɹɾili hˈɑɹtɪli hˈɑtɪli
heartless	hˈɑɹtləs hˈɑɹtlɪs hˈɑtlɪs
heavily	hˈɛvili hˈɛvɪli
heavy	hˈɛvi hˈivi
heckuva	hɛkjˈuːvə hɛkˈəvə
hedonic	hidˈənɪk
hegemony	hɛdʒˈəmoʊni hɪdʒˈɛməni hɪɡˈɛməni
heighth	hˈaɪtθ hˈaɪθ
helena	hˈɛliːnə
helicopter	hˈɛlɪkˌɑːptɚ hˈilɪkˌɑptɝɹ hˈɛlikˌɑptɚ
helicopters	hˈɛlɪkˌɑːptɚz hˈilɪkˌɑptɝɹz
heling	hˈilɪŋ
heliotrope	hˈiliətɹˌoʊp
hello	həlˈoʊ hɛlˈoʊ
hellos	həlˈoʊz hɛlˈoʊz
helluva	hˌɛlˈəvə
helmet	hˈɛlmɪt hˈɛlmət
helmets	hˈɛlmɪt.s hˈɛlmət.s
helot	hˈɛlət
help	hˈɛlp hˈɛp
helpful	hˈɛlpfʌl hˈɛlpfʊl
helpless	hˈɛlpləs hˈɛlplɪs
hematology	hˌɛmətˈɑːlədʒi hˌimətˈɑlədʒi
hemodynamic	hˌimoʊdaɪnˈæmɪk
hemodynamics	hˌimoʊdaɪnˈæmɪks
hepatic	hɛpˈæɾɪk həpˈætɪk hɪpˈætɪk
heptathlon	hɛptˈæθlɑn
here	hˈɪɹ hˈɪʌ hˈɪ
hereby	hɪɹbˈaɪ
hereditary	həɹˈɛdɪtˌɛɹi
heredity	hɚɹˈɛdɪɾi həɹˈɛdəti hɪɹˈɛdɪti
heretic	hˈɛɹətɪk hˈɛɹɪtɪk
heretical	hɪɹˈɛɾɪkʌl həɹˈɛtɪkəl
heretics	hˈɛɹətɪks hˈɛɹɪtɪks
heretofore	hˌɪɹtʊfˈɔɹ
hermetically	hɝːmˈɛɾɪkli hɚmˈɛtɪkəli
hers	hˈɝːz ˈɚz ˈəz
herself	hɝːsˈɛlf ɚsˈɛlf əsˈɛlf
hesitate	hˈɛzɪtˌeɪt hˈɛzətˌeɪt
hesitates	hˈɛzɪtˌeɪt.s hˈɛzətˌeɪt.s
heterodox	hˈɛtɚədˌɑks hˈɛtəɹədˌɑks
heterodoxy	hˈɛtɛɹədˌɑksi
hexagon	hˈɛksəɡˌən hˈɛksəɡˌɑn
hexagonal	hɛksˈæɡənəl
hierarchically	haɪɝɹˈɑɹkɪkli haɪəɹˈɑɹkɪkli haɪəɹˈɑɹkɪkæli
hierarchy	hˈaɪɝɹˌɑɹki hˈaɪəɹˌɑɹki hˈaɪɹˌɑɹki hˈaɪˌɑɹki
high-end	hˌaɪˈɛnd
high-level	hˌaɪlˈɛvʌl
high-profile	hˌaɪpɹˈoʊfaɪl
high-quality	hˌaɪkwˈɔlɪɾi
high-tech	hˌaɪtˈɛk
highfalutin	hˌaɪfəlˈuːtɪn
hijackers	hˈaɪdʒˌækəɹs
himself	hɪmsˈɛlf ɪmsˈɛlf
hinterland	hˈɪntəɹlˌænd
hippies	hˈɪpɪz hˈɪpiz
hippopotamus	hˌɪpəpˈɑtəməs
hippopotamuses	hˌɪpəpˈɑːɾəməsɪz
hiring	hˈaɪʌɹɪŋ
hirsute	hɝːsˈuːt
hisself	hˌɪzsˈɛlf
history	hˈɪstɚɹi hˈɪstɹɪ
hmm	hˈəm
hoagie	hˈoʊɡi
hoarding	hˈɔːdɪŋ
hof	hˈoʊf
hola	ˈoʊlɑ
hole	hˈoʊl hˈɑl
holiday	hˈɑːlɪdˌeɪ hˈɑlədˌeɪ
holidays	hˈɑːlɪdˌeɪz hˈɑlədˌeɪz
holistic	hoʊlˈɪstɪk
hollyhock	hˈɑːlɪhˌɑːk hˈɑlihˌɑk
hombre	ˈɑmbɹeɪ ˈʌmbɹeɪ
homeopathy	hˌoʊmiːɑːpˈəθi
homeostasis	hˌoʊmioʊstˈeɪsɪs hˌoʊmɪoʊstˈeɪsɪs
homeostatic	hˌoʊmioʊstˈætɪk
hominid	hˈɑːmɪnɪd hˈɑmənɪd
homogeneity	hˈɑːmoʊdʒnˌeɪɾi hˌɑmoʊdʒənˈeɪəti hˌɑmədʒənˈeɪəti hˌɑmoʊdʒənˈiəti
homogeneous	hoʊmˈoʊdʒinjəs hoʊmˈoʊdʒɛnjəs həmˈɑdʒənəs
homogenize	həmˈɑdʒənˌaɪz
homogenous	həmˈɑːdʒənəs həmˈɑdʒɪnəs
homogeny	həmˈɑːdʒɛni həmˈɑdʒəni
homophobe	hˈoʊməfˌoʊb
homophobia	hˌoʊməfˈoʊbiə
homosexuality	hˌoʊmoʊsˌɛkʃuːˈælɪɾˌi
homozygote	hˌoʊmoʊzˈaɪɡoʊt
homozygous	hˌoʊmoʊzˈaɪɡəs
hon	hˈɔn hˈʌn
honest	ˈɑːnɪst ˈɑnəst ˈɔnɪst
honesty	ˈɑːnɪsti ˈɑnəsti ˈɑnəstɪ ˈɔnɪstɪ
honeycomb	hˈʌnɪkˌoʊm hˈʌnikˌoʊm
honeymoon	hˈʌnɪmˌuːn hˈʌnimˌun
honeymooner	hˈʌnɪmˌuːnɚ hˈʌnimˌunɚ hˈʌnimˌunə
honeymooning	hˈʌnɪmˌuːnɪŋ hˈʌnimˌunɪŋ
honoree	ɑnɚˈi ɑnəˈi
honorific	ˌɑnəɹˈɪfɪk
hoofed	hˈʊft
hoopla	hˈuplˌɑ
hooray	həɹˈeɪ
hopeless	hˈoʊpləs hˈoʊplɪs
hopelessly	hˈoʊpləsli hˈoʊplɪsli
horizontal	hˌɑɹɪzˈɑntʌl
hormonal	hˈɔɹmˌoʊnʌl
hornblende	hˈɔɹnbˌʌlnd hˈɔɹnblˌɛnd hˈɔnblˌɛnd
horrendous	hˌəɹˈɛndəs
horribly	hˈɔːɹɪbli hˈɔɹəbli hˈɑɹɪbli hˈɑɹəbli
horsemen	hˈɔɹsmɛn hˈɔɹsmən hˈɔsmən
horseradish	hˈɔɹsɹˌædɪʃ hˈɔsɹˌædɪʃ
horses	hˈɔɹsɪz hˈɔɹsəz
hosiery	hˈoʊʒəɹi
hospitable	hˈɑːspˈɪɾəbʌl
hospital	hˈɑːspˌɪɾʌl ˈɑspˌɪtəl
hospitals	hˈɑːspˌɪɾʌlz ˈɑspˌɪtəlz
hoss	hˈɔs
hostess	hˈoʊstɛs hˈoʊstɪs hˈoʊstəs
hotshot	hˈɑtʃˌɑt
hough	hˈɑk
hourglass	ˈaʊəɡlˌɑːs
house	hˈaʊs hˈaʊz
housel	hˈaʊzəl
houses	hˈaʊsɪz hˈaʊzɪz
how	hˈaʊ hʌˈʊ
hubris	hˈuːbɹɪs hjˈubɹɪs
huckleberry	hˈʌkəlbˌɛɹi
hullabaloo	hˌʌləbəlˈuː
humanitarian	hjˌumˌænətˈɛɹiən hjˌumˌænɪtˈɛɹɪən hjˌʊmˌænɪtˈɛɹɪən
humdinger	hˈʌmdɪŋɚ
humor	hjˈuːmɚ jˈumɚ
humorously	hjˈuːmɚɹəsli hjˈuməɹɪsli
hundred	hˈʌndɹəd
hundreds	hˈʌndɹɪd.z hˈʌndɹəd.z
hungover	hʌŋˈoʊvɚ
huntress	hˈʌntɹəs hˈʌntɹɪs
hurricane	hˈʌɹɪkˌeɪn hˈʌɹɪkˌən
hurricanes	hˈʌɹɪkˌeɪnz hˈʌɹɪkˌənz
husband	hˈʌzbənd
husband's	hˈʌzbənd.z
husbandry	hˈʌzbəndɹi
husbands	hˈʌzbənd.z
hussar	hˈʌsɚ
hyderabad	haɪdˈɚɹəbˌɑːd
hydrocortisone	hˌaɪdɹoʊkˈɔɹtɪsˌoʊn
hydrofoil	hˈaɪdɹoʊfˌɔɪl
hydrogenate	hˈaɪdɹɑːdʒənˌeɪt
hydrolysis	haɪdɹˈɑːləsɪs haɪdɹˈɑləsəs haɪdɹˈɑlɪsɪs
hydroponic	hʌˌɪdɹəpˈɑnɪk
hydrotherapy	hˌaɪdɹoʊθˈɛɹəpi
hymen	hˈaɪmɛn hˈaɪmən
hymeneal	hʌˈɪmənˌiəl
hyperbolic	hˌaɪpɚbˈɔlɪk
hyperborean	hˌaɪpɚbˈɔːɹiʌn hˌaɪpɚbˈɔɹijɪn
hyperplasia	hˌaɪpɚplˈeɪʒə
hypertrophic	hʌˌɪpətɹˈɑfɪk
hypertrophy	hˈaɪpɝtɹˌəfi
hyphenates	hʌˈɪfənˌeɪt.s
hypothesis	haɪpˈɑːθəsɪs haɪpˈɑθɪsɪs həpˈɑθɪsɪs hɪpˈɑθɪsɪs
i'd	ˈaɪd
i'll	ˈaɪl
i'm	ˈaɪm
i's	ˈaɪz
i've	ˈaɪv
icebox	ʌˈɪsbɑks
icily	ˈaɪsili ˈaɪsɪli
icky	ˈɪki
iconoclasm	ˌaɪkˈɑnəklˌæzəm
iconoclast	ˌaɪkˈɑnəklˌæst
id	ˈɪd
idea	aɪdˈɪʌ aɪdˈiə ˈaɪdi ædˈɪɹ
idea's	aɪdˈɪʌz aɪdˈiəz
ideal	aɪdˈɪʌl aɪdˈiəl aɪdˈil
idealism	ʌɪdˈɪəlɪzəm ʌɪdˈiəlɪzəm
idealistic	aɪdˌɪʌlˈɪstɪk
ideally	ʌɪdˈɪəli
ideas	aɪdˈɪʌz aɪdˈiəz
ident	aɪdˈənt
identically	aɪdˈɛntɪkli aɪdˈɛntɪkəli
identification	aɪdˌɛntɪfɪkˈeɪʃən
ideologue	ˈaɪdiəlɑɡ ˈɪdiəlɑɡ
idiopathic	ˌɪdioʊpˈæθɪk
idiosyncrasies	ˌɪdiəsˈɪŋkɹəsˌis ˌɪdioʊsˈɪŋkɹəsˌis ˌɪdɪoʊsˈɪŋkɹəsˌis
idiosyncrasy	ˌɪdioʊsˈɪŋkɹəsˌi ˌɪdiəsˈɪŋkɹəsˌi ˌɪdɪəsˈɪŋkɹəsˌi
idiosyncratic	ˌɪdioʊsˌɪŋkɹˈætɪk
idly	ˈaɪdli ˈaɪdəlɪ
if	ˈɪf
ignoramus	ˌɪɡnəɹˈeɪməs
ikey	ʌˈɪki
illegitimacy	ˌɪlɪdʒˈɪtɪməsi
illegitimate	ˌɪlɪdʒˈɪtɪmət ˌɪlɪdʒˈɪtɪmeɪt
illuminating	ˌɪlˈuːmɪnˌeɪɾɪŋ ˌɪljˈumɪnˌeɪtɪŋ ˌɪllˈumənˌeɪtɪŋ
illusion	ˌɪlˈuːʒən ˌɪljˈuʒən
illusionism	ˌɪlˈuːʒənˌɪzəm ˌɪljˈuʒənˌɪzəm
illusions	ˌɪlˈuːʒənz ˌɪljˈuʒənz
illustrative	ˌɪlˈəstɹətɪv
imagination	ˌɪmˌædʒɪnˈeɪʃən ˌɪmˌædʒənˈeɪʃən
imaginations	ˌɪmˌædʒɪnˈeɪʃənz ˌɪmˌædʒənˈeɪʃənz
imam	ˈɪmɑm ˈimɑm
imbroglio	ˌɪmbɹˈoʊljˌoʊ
imitating	ˈɪmətˌeɪtɪŋ
immanent	ˈɪmənənt
immediately	ˌɪmˈiːdˌiətli ˌəmˈidˌiətli
immemorial	ˌɪmɪmˈɔːɹiəl ˌɪməmˈɔɹiəl
immortality	ˌɪmɔɹtˈælɪɾi ˌɪmɔɹtˈæləti ˌɪmɔtˈæləti
immunity	ˌɪmjˈuːnɪɾi ˌɪmjˈunəti
immunodeficiency	ɪmjˈuːnoʊdfˌɪʃənsi ˌɪmjunoʊdˌɪfˈɪʃənsi
impact	ˌɪmpˈækt
impacted	ˌɪmpˈæktɪd
imperialistic	ˌɪmpˌɪɹiəlˈɪstɪk
impermissible	ɪmpɝmˈɪsɪbl
impetuous	ɪmpˈɛtʃuːəs impˈɛtʃuəs
impious	ˌɪmpˈaɪəs ˌɪmpˈiəs
implantation	ˌɪmplɑntˈeɪʃən
implement	ˈɪmplɪmənt ˈɪmpləmənt ˈɪmpləmɛnt
implementation	ˌɪmplɪməntˈeɪʃən ˌɪmpləməntˈeɪʃən ˌɪmplɪməntˈeɪʃn ˌɪmpləmɛntˈeɪʃən
implemented	ˈɪmplɪməntɪd ˈɪmpləməntɪd
implementing	ˈɪmpləmˌɛntɪŋ
implements	ˈɪmplɪmənt.s ˈɪmpləmənt.s ˈɪmpləmɛnt.s
implication	ˌɪmplɪkˈeɪʃən ˌɪmpləkˈeɪʃən
implications	ˌɪmplɪkˈeɪʃənz ˌɪmpləkˈeɪʃənz
impolitic	ˌɪmpɑlˈɪtˌɪk
imponderable	ˌɪmpˈɑːndɚɹəbʌl ɪmpˈɑndəɹəbl
import	ˈɪmpɔɹt ɪmpˈɔɹt
imports	ˈɪmpɔɹt.s ɪmpˈɔɹt.s
impossibility	ˌɪmpˌɑsɪbˈɪliti
impossible	ˌɪmpˈɑːsɪbʌl ˌɪmpˈɑsəbəl
impostor	ˌɪmpˈɑstə
imprecise	ˈɪmpɹɪsˌaɪs
impresario	ˌɪmpɹɪsˈɑɹɪˌoʊ
imprimatur	ˌɪmpɹɪmˈətʊɹ ˌɪmpɹɪmˈɑtʊɹ
impromptu	ˌɪmpɹˈɑːmptuː ˌɪmpɹˈɑmptju
impropriety	ˌɪmpɹəpɹˈaɪʌɾi ˌɪmpɹəpɹˈaɪɪti
improv	ˈɪmpɹˌɑːv
improves	ˈɪmpɹˌɑːvz
imputation	ˌɪmpjuːtˈeɪʃən ˌɪmpjʊtˈeɪʃən
inability	ˌɪnəbˈɪlɪti
inaccessible	ˌɪnəksˈɛsɪbəl
inadequacy	ˌɪnˈædɪkwəsi ɪnˈædɪəkwəsi
inadequate	ˌɪnˈædɪkwət ˌɪnˈædəkwɪt
inarticulate	ˌɪnɑɹtˈɪkjələt ˌɪnɑtˈɪkjʊlət
inasmuch	ˌɪnˈəzmʌtʃ
inaugural	ˌɪnˈɔːɡjʊɹʌl ɪnˈɔɡɹəl ˌɪnˈɔɡəɹəl
inauguration	ɪnˌɔːɡjɚɹˈeɪʃən ɪnˌɔɡjʊɹˈeɪʃən
inbox	ˈɪnbˌɑːks ˈɪmbˌɑks
inboxes	ˈɪnbˌɑːksɪz ˈɪmbˌɑksɪz
incalculable	ɪnkˈælkjələbl
incant	ˌɪŋkˈænt
incantation	ˌɪnkˈæntˈeɪʃən
incarnation	ˌɪŋkˈɑɹnˈeɪʃən
incense	ˌɪnsˈɛns
incest	ˈɪnsˌɛst
inchoate	ˌɪnkˈoʊeɪt ˌɪnkˈoʊət
incline	ɪnklˈaɪn ˈɪnklaɪn
incompatibility	ˌɪnkˌəmpætɪbˈɪlɪti
incompetent	ˌɪnkˈɑmpətənt
incomprehensible	ˌɪnkˌɑmpɹəhˈɛnsɪbəl
inconsequential	ˌɪnkˌɑnsəkwˈɛnʃəl
inconsiderate	ɪnkənsˈɪdəɹɪt
incontrovertible	ˌɪŋkˌɑːntɹəvˈɝːɾɪbʌl ˌɪŋkˌɑntɹəvˈɝtəbəl
inconvenience	ˌɪnkənvˈinjəns ɪnkənvˈinɪəns
increase	ˈɪnkɹis ɪnkɹˈis
increases	ɪŋkɹˈiːsɪz
incredible	ˌɪŋkɹˈɛdɪbʌl ˌɪŋkɹˈɛdəbəl
incredulity	ˌɪnkɹɪdjˈulɪti
incubate	ˈɪŋkjuːbˌeɪt ˈɪŋkjʊbˌeɪt
incurable	ɪnkjˈʊɹəbl ˌɪnkjˈʊəɹəbl
indefinite	ˌɪndˈɛfɪnət ˌɪndˈɛfɪnɪt
indefinitely	ˌɪndˈɛfɪnətli ˌɪndˈɛfɪnɪtli
indelible	ˌɪndˈɛləbʌl ɪndˈɛləbl
indenture	ˌɪndˈɛnʃɝ
indigent	ˈɪndɪdʒənt
indirectly	ˌɪndaɪɹˈɛktlˌi ˌɪndɪɹˈɛktlˌi
individualist	ˌɪndɪvɪdʒˈuːəlɪst
individuality	ˌɪndˌɪvɪdʒuˈælɪti
indoors	ˈɪndˌɔɹz
indri	ˌɪndɹˈi
industrial	ˌɪndˈʌstɹɪəl
industrials	ˌɪndˈʌstɹɪəlz
inelastic	ˌɪnɪlˈæstɪk ˌɪnəlˈæstɪk
ineptitude	ˌɪnˈɛptɪtjˌuːd
inequality	ˌɪnɪkwˈɑlɪti
inexhaustible	ˌɪnɛɡzˈɔːstɪbʌl ˌɪnɪɡzˈɔstɪbəl
inexperienced	ˌɪnəkspˈɪəɹiənst
inextricable	ˌɪnɛkstɹˈɪkəbl ˌɪnɪkstɹˈɪkəbl
infallibility	ˌɪnfˌæləbˈɪləti
infestation	ˌɪnfˈɛstˈeɪʃən
infidel	ˈɪnfɪdˌʌl ˈɪnfədˌəl ˈɪnfədˌɛl
infighting	ˈɪnfˌaɪɾɪŋ
infinite	ˈɪnfɪnɪt ˈɪnfənɪt
infinitely	ˈɪnfɪnɪtli
infinitesimal	ˌɪnfɪnɪtˈɛsɪməl
inflammation	ˌɪnfləmˈeɪʃən
inflexible	ˌɪnflˈɛksɪbʌl ˌɪnflˈɛksəbəl
infomercial	ˈɪnfəmˌɝʃəl
informatics	ˌɪnfəɹmˈætɪks ˌɪnfəmˈætɪks
infra	ˈɪnfɹə
infrastructure	ˌɪnfɹəstɹˈʌktʃɚ
ingenue	ˈɑnʒˌənˌu ˈænʒˌeɪnjˌu
ingenuity	ˌɪndʒɪnjˈuːɪɾˌi ˌɪndʒənjˈuətˌi
ingle	ˈɪŋɡəl
inglenook	ˈɪŋɡəlnˌʊk
inherently	ɪnhˈɛɹəntli
inhospitable	ɪnhˈɑːspɪɾəbʌl
initiative	ˌɪnˈɪʃətɪv
injections	ˌɪndʒˈɛkʃəns
injudicious	ˌɪndʒˌʊdˈɪʃəs
inkblot	ˈɪŋkblˌɑːt
inkjet	ˈɪŋkdʒˌɛt
inkling	ˈɪŋklɪŋ
inky	ˈɪŋki
inlaw	ˌɪnlˈɔː
inlet	ˈɪnlˌɪt ˈɪnlˌət ˈɪnlˌɛt
innate	ˌɪnˈeɪt
innings	ˈɪnɪŋz
innocuous	ˌɪnˈɑkjuəs
innuendo	ˌɪnjuˈɛndoʊ
inoculate	ˌɪnˈɑːkjʊlˌeɪt ˌɪnˈɑkjulˌeɪt ˌɪnˈɑkjulˌɪt
inquirer	ɪnkwˈaɪəɹɚ
inquiries	ˈɪnkwɪɹiz ˌɪnkwˈaɪəɹiz
inquiring	ˌɪŋkwˈaɪʌɹɪŋ
inquiry	ˈɪnkwaɪəɹi ˌɪnkwˈɪɹˌi
inquisition	ˌɪŋkwɪzˈɪʃən
inquisitive	ˌɪŋkwˈɪzətɪv
inquisitor	ˌɪnkwˈɪzətɚ
insecure	ˈɪnsɪkjʊɹ ˈɪnsəkjʊɹ ˌɪnsəkjˈʊɚ ˈɪnsəkjɔɹ
inseparable	ˌɪnsˈɛpɚɹəbʌl insˈɛpəɹəbl
insert	ˌɪnsˈɝːt
insightful	ˈɪnsˌaɪtfʌl
insoluble	ˌɪnsˈɑːljuːbʌl ˌɪnsˈɑljəbəl ˌɪnsˈɑljʊbəl
insouciant	ɪnsˈuːsiʌnt insˈusiənt ɪnsˈusɪənt
inspiring	ˌɪnspˈaɪʌɹɪŋ
instantiation	ˌɪnstˌænʃiˈeɪʃən
instigate	ˈɪnstɪɡˌeɪt ˈɪnstəɡˌeɪt
instigated	ˈɪnstɪɡˌeɪtɪd ˈɪnstəɡˌeɪtɪd
institute	ˈɪnstɪtjˌuːt
institutionalist	ˌɪnstɪtˈuːʃənəlɪst
institutionalization	ˌɪnstɪtjˌuʃnəlaɪzˈeɪʃən
instrumentality	ˌɪnstɹəmɛntˈælɪɾi ˌɪnstɹʊmɛntˈælɪti
insulator	ˈɪnsəlˌeɪɾɚ ˈɪnsjəlˌeɪtɚ
insult	ˈɪnsʌlt ɪnsˈʌlt
insults	ˌɪnsˈʌlt.s
insurance	ˌɪnʃˈʊɹəns ˌɪnʃˈɔːɹəns ˌɪnʃˈɚəns
integument	ˌɪntˈɪɡjuːmənt ˌɪntˈɛɡjʊmənt
intel	ˌɪntˈɛl
intellectual	ˌɪntəlˈɛktʃwəl ˌɪntəlˈɛktʃəl ˌɪntəlˈɛktʃʊəl
intellectuals	ˌɪntəlˈɛktʃwəlz ˌɪntəlˈɛktʃəlz
intelligentsia	ˌɪntˌɛlədʒˈɛnt.siə ˌɪntˌɛlɪdʒˈɛnt.sɪə ˌɪntˌɛləɡˈɛnt.siə
intelligible	ˌɪntˈɛlɪdʒəbʌl ˌɪntˈɛlədʒəbəl
intercom	ˈɪntɚkˌɑːm
intercourse	ˈɪntɚkˌɔɹs
interdict	ˈɪntɚdˌɪkt
interest	ˈɪntɹɛst ˈɪntəɹɛst ˈɪntɹəst ˈɪntɹɪst
interested	ˈɪntəɹɛstɪd ˈɪntɹəstɪd ˈɪntɹɪstɪd
interesting	ˈɪntɹɛstɪŋ ˈɪntəɹɛstɪŋ ˈɪntɹɪstɪŋ ˈɪntɹəstɪŋ
interfaces	ˈɪntəfˌeɪs
interfered	ˌɪntəfˈɪʌd
interference	ˌɪntəɹfˈɪəɹəns ˌɪntəɹfˈɪɹɪns
interleaf	ˈɪntɚlˌiːf
interlocutor	ˌɪntəɹlˈɑkjutɚ ˌɪntəɹlˈɑkjətɚ
interloper	ˈɪntɚlˌoʊpɚ
intermediary	ˌɪntɚmˈidiɛɹi ˌɪntəɹmˈidiəɹi ˌɪntəɹmˈidjəɹi
internationalization	ˌɪntɚnˌæʃənəlɪzˈeɪʃən ˌɪntɚnˌæʃənələzˈeɪʃən ˌɪntənˌæʃənələzˈeɪʃən
internecine	ˌɪntˈɚnɛsˌiːn
internee	ˌɪntɝːnˈiː
internship	ˈɪntɝːnʃˌɪp
interpolation	ˌɪntˈɝːpəlˌeɪʃən
interpretation	ˌɪntˌɝːpɹɪtˈeɪʃən ˌɪntˌɝpɹətˈeɪʃən
interpretations	ˌɪntˌɝːpɹɪtˈeɪʃənz ˌɪntˌɝpɹətˈeɪʃənz
interpreters	ˌɪntˈəpɹɪtəz
interpreting	ˈɪntɝːpɹˌɪɾɪŋ
interregnum	ˌɪntəɹɹˈɛɡnəm
interrelationship	ˈɪntɚɹɪlˈeɪʃənʃɪp
interrogative	ɪntˈəɹɑɡətˌɪv
interrogatory	ˌɪntɪɹˈɑːɡətˌɔːɹi ˌɪntəɹˈɑɡətˌɔɹi ɪntəɹˈɑɡətɹi
interrupt	ˌɪntɚɹˈʌpt
interrupting	ˌɪntɚɹˈʌptɪŋ
interviewee	ˌɪntɚvjuːˈiː
intimate	ˈɪntəmət ˈɪntɪmət ˈɪntəmeɪt
intimated	ˈɪntəmətɪd ˈɪntɪmətɪd
intimation	ˌɪntɪmˈeɪʃən ˌɪntəmˈeɪʃən
into	ˈɪntʊ ˈɪntu
intransigent	ˌɪntɹˈænsɪdʒənt ˌɪntɹˈænsədʒənt ˌɪntɹˈænzədʒənt
intrauterine	ˌɪntɹəjˈutəɹaɪn ˌɪntɹəjˈutəɹɪn
intrigued	ˈɪntɹiːɡd
intrinsic	ˌɪntɹˈɪnzɪk
introduce	ˌɪntɹədˈuːs ˌɪntɹədjˈuːs ˌɪntəɹdˈus
introduces	ˌɪntɹədˈuːsɪz ˌɪntɹədjˈuːsɪz
intron	ˈɪntɹɑːn
introspect	ˈɪntɹəspˌɛkt
intuitive	ˌɪntjˈuːɪtɪv
invalid	ɪnvˈælɪd ˈɪnvəlɪd
invariance	ˌɪnvˈɛɹiʌns invˈɛəɹiəns
inventory	ˌɪnvəntˈɔːɹi
invertebrate	ˌɪnvˈətɪbɹət
invertebrates	ˌɪnvˈətɪbɹət.s
investigation	ˌɪnvˌɛstɪɡˈeɪʃən ˌɪnvˌɛstəɡˈeɪʃən
investigation's	ˌɪnvˌɛstɪɡˈeɪʃənz ˌɪnvˌɛstəɡˈeɪʃənz
investigations	ˌɪnvˌɛstɪɡˈeɪʃənz ˌɪnvˌɛstəɡˈeɪʃənz
investigative	ˌɪnvˈɛstɪɡˌeɪɾɪv
investment	ˌɪnvˈɛstmənt ˌɪnvˈɛsmənt
investments	ˌɪnvˈɛstmənt.s ˌɪnvˈɛsmənt.s
inveterate	ˌɪnvˈɛtəɹɪt
invincibility	ˌɪnvˌɪnsəbˈɪləti
inviolate	ˌɪnvˈaɪələt ˌɪnvˈaɪoʊleɪt
invisible	ˌɪnvˈɪzəbəl
invitee	ˌɪnvaɪɾˈiː
involuntarily	ˌɪnvɑːlˈəntɛɹˌɪli
involuntary	ˌɪnvˈɑːləntˌɚɹi ɪnvˈɑləntɹi ˌɪnvˈɑləntˌɛɹi
inward	ˈɪnwəd
io	ˈaɪoʊ
irene	aɪɹˈiːn
irrationality	ˌɪɹˌæʃənˈælɪɾi ˌɪɹˌæʃənˈæləti ˌɪɹˌæʃɪnˈælɪti
irredentism	ˌɪɹiːdˈɛntɪzəm ˌɪɹɪdˈɛntɪzəm
irregardless	ˌɪɹɪɡˈɑɹdləs ˌɪɹəɡˈɑɹdləs ˌɪɹɪɡˈɑɹdlɪs ˌɪɹɪɡˈɑdlɪs
irregular	ˌɪɹˈɛɡjʊlə
irregularly	ˌɪɹˈɛɡjʊlɚli ˌɪɹˈɛɡjʊləli
irrelevant	ˌɪɹˈɛlɪvənt ˌɪɹˈɛləvənt
irresistible	ˌɪɹɪzˈɪstəbəl
irresponsible	ˌɪɹɪspˈɑːnsɪbʌl ˌɪɹɪspˈɑnsəbəl ˌɪɹəspˈɑnsəbəl
irresponsibly	ˌɪɹɪspˈɑːnsɪbli ˌɪɹɪspˈɑnsəbli
irreversible	ˌɪɹɪvˈɝːsɪbʌl ˌɪɹɪvˈɝsəbəl
irrevocable	ˌɪɹˈɪvoʊkəbəl ˌiɹˈɛvəkəbəl ˌɪɹˈivoʊkəbəl
irrevocably	ˌɪɹˈɪvoʊkəbli ˌɪɹˈivoʊkəbli ˌɪɹˈəvoʊkəbli
irrigate	ˈɪɹɪɡˌeɪt ˈɪɹəɡˌeɪt
irrigation	ˌɪɹɪɡˈeɪʃən ˌɪɹəɡˈeɪʃən
isle	ˈaɪʌl ˈaɪl
islet	ˈaɪlɪt ˈaɪlət
isn't	ˈɪzənt ˈɪnt
issuance	ˈɪʃuːəns ˈɪʃjuəns
issue	ˈɪʃuː ˈɪʃju ˈɪsju
issues	ˈɪʃuːz ˈɪʃjuz ˈɪsjuz
it'd	ˈɪɾəd ˈɪtɪd ˈɪd
it'll	ˈɪɾʌl
it's	ˈɪt.s
its	ˈɪt.s
itty	ˈɪɾi
iwan	ˈiwɑn
jadeite	dʒˈeɪdˌaɪt
jail	dʒˈeɪl dʒˈeɪəl
jalapeño	hˌɑləpˈeɪnjoʊ hˌæləpˈeɪnjoʊ hˌæləpˈinjoʊ
jambalaya	dʒˌæmbəlˈaɪə dʒˌʌmbəlˈaɪə
jass	jˈæs
jauntily	dʒˈɔːntili dʒˈɔntɪli dʒˈɑntɪli
jejune	dʒˌidʒˈun dʒˌədʒˈun
jellyfish	dʒˈɛlɪfˌɪʃ dʒˈɛlifˌɪʃ
jeremiad	dʒˌɛɹəmˈaɪəd
jersey	dʒˈɝzi
jiggling	dʒˈɪɡəlɪŋ
jihad	dʒˈɪhɑːd
jillion	dʒˈɪliʌn dʒˈɪljən
jirga	dʒɪˈəɡə
jocose	dʒˌoʊkˈoʊs dʒˌəkˈoʊs
jodhpur	dʒˈɑdpɚ
jojoba	həhˈoʊbə hoʊhˈoʊbə
jolie	dʒˌoʊlˈi
jolie's	dʒˌoʊlˈiz
jour	dʒˈɝ dʒˈɝɹ
journalese	dʒˌɝnəlˈiz
journeyman	dʒˈɝːnɪmˌən dʒˈɝnimˌən
jovial	dʒˈoʊviəl dʒˈoʊvɪəl
jubilant	dʒˈuːbɪlənt dʒˈubələnt
juggler	dʒˈʌɡəlɚ
jugular	dʒˈuːɡjʊlɚ dʒˈuɡjəlɚ dʒˈʌɡjəlɚ dʒˈʌɡjʊlə
junior	dʒˈuːnjɚ dʒˈuniɚ dʒˈuniə
jurisprudence	dʒˌʊɹɪspɹˈuːdəns
juror	dʒjˈʊɹɚ dʒˈʊəɹɚ
jurors	dʒjˈʊɹɚz dʒˈʊəɹɚz
jus	ʒˈus
juxtapose	dʒˌʌkstəpˈoʊz
kabuki	kəbˈukˌi
kahuna	kəhˈunə
kain	kˈeɪn
kangaroo	kˌæŋɡəɹˈuː
kangaroos	kˌæŋɡəɹˈuːz
kapok	kˈeɪpɑk
kasha	kˈɑʃə
katana	kˌətˈɑnˌə
katydid	kˈeɪtidˌɪd
kea	kˈiː kˈiə keɪˈə kɪˈə
kebab	kəbˈɑːb kɪbˈɑb kɪbˈæb
kebabs	kəbˈɑːbz kɪbˈɑbz
kelvin	kˈɛlvɪn kˈɛlvən
kerfuffle	kɝːfˈʌfʌl
kersey	kˈɝzi
ketone	kˈitoʊn
kevlar	kˈɛvlɑ kˈɛvlɑɹ
ki	kˈi
kibbutz	kɪbˈʌt.s kɪbˈut.s kɪbˈʊt.s
kiki	kˈiki
killed	kˈɪld kˈɪlt
killifish	kˈɪlifɪʃ
kilometre	kˌɪlˈəmˌiːɾɚ
kilometres	kˌɪlˈəmˌiːɾɚz
kindergartner	kˈɪndɚɡˌɑɹtənɚ kˈɪndɚɡˌɑɹtnɚ
kindness	kˈaɪndnəs kˈaɪndnɪs
kindy	kˈɪndi
kinesiology	kˌənizˌiˈɔlədʒɪ
kinesthetic	kˌɪnɪsθˈɛtɪk
kismet	kˈɪsmɪt kˈɪsmɛt kˈɪzmɛt
kitchen	kˈɪtʃən kˈɪtʃɪn
kitchens	kˈɪtʃənz kˈɪtʃɪnz
knarr	nˈɔɹ
knew	njˈuː
koruna	kəɹˈunˌə
kroon	kɹˈoʊn
krypton	kɹˈɪptɑn
kudos	kjˈuːdoʊz kˈudoʊz kˈudoʊs kjˈudɑs
kudzu	kˈʊd.zu
kugel	kˈuɡəl
kumbaya	kˌʌmbæjˈə
kumquat	kˈʌmkwɑt
kush	kˈʊʃ
kvetch	kvˈɛtʃ
kwanza	kwˈɑnzə
la	lˈɑ
laboratory	lˈæbɹətˌɔːɹi lˈæbəɹətˌɔɹi lˈəbɔɹətˌɔɹi
laconic	ləkˈɑnɪk
lacrosse	ləkɹˈɔs ləkɹˈɑs
ladino	lədˈinoʊ
ladybird	lˈeɪdɪbˌɝːd lˈeɪdibˌɝd lˈeɪdibˌəd
ladybug	lˈeɪdɪbˌʌɡ lˈeɪdibˌʌɡ
lagniappe	lˈænjˌæp
lakin	lˈeɪkɪn
lambaste	lˌæmbˈæst
lamia	lˈeɪmiə lˈeɪmɪə
laminar	lˈæmɪnə
lanai	lɑnˈaɪ lənˈaɪ
lantern	lˈæntɚn lˈæntən lɛˈəntɚn
lanthanum	lˈænθənəm
lapidary	lˈæpɪdˌɛɹi lˈæpədˌɛɹi lˈæpɪdɹi lˈæpɪdˌəɹi
lapis	lˈæpɪs
larceny	lˈɑɹsɛni lˈɑɹsəni lˈɑsəni lˈɑsɪni
largesse	lɑɹdʒˈɛs
lariat	lˈæɹɪət
laryngeal	lˌæɹˈɪndʒˌɪʌl lˌæɹˈəndʒˌiəl lˌəɹˈɪndʒˌiəl lˈəɹɪndʒəl
las	lˈɑz
latigo	læɾˈɪɡoʊ
laudable	lˈɔːdəbʌl lˈɔdəbl
laudanum	lˈɔdnəm lˈɔdənəm
laudatory	lˈɔdətɹi
laughing	lˈɑːfɪŋ
launched	lˈɔːntʃt
lauter	lˈaʊtɚ
laval	lɑvˈəl
lawful	lˈɔːfʌl lˈɔfʊl
lawn	lˈɔːn lˈɑn
lawns	lˈɔːnz lˈɑnz
lawrencium	ləɹˈɛnsiəm
lawsuit	lˈɔːsˌuːt lˈɔsjˌut
lawyer	lˈɔɪɚ lˈɔjɚ
lawyer's	lˈɔɪɚz lˈɔjɚz
lawyers	lˈɔɪɚz lˈɔɪəz lˈɔjɚz lˈɔjəz
lazar	lˈeɪzə
le	lˈə
lead	lˈid lˈɛd
leaded	lˈidɪd lˈɛdɪd
learned	lˈɝːnd lˈɝnɪd
lecithin	lˈɛsɪθɪn lˈɛsəθɪn
leese	lˈiz
left-hand	lˌɛfthˈænd
left-handed	lˌɛfthˈændɪd
left-wingers	lˌɛftwˈɪŋɡɚz
legalese	lˈiːɡəlˌiːz
legate	lˈɛɡət lˈɛɡɪt
legato	lɛɡˈɑːɾˌoʊ ləɡˈɑtˌoʊ
lege	lˈɛdʒ
legerdemain	lˌɛdʒɚdɪmˈeɪn
legible	lˈɛdʒəbʌl lˈɛdʒəbl
legislature	lˈɛdʒɪslˌətʃə
legit	lˈədʒɪt
legroom	lɛɡɹˈuːm
leister	lˈistɚ lˈistə
leitmotif	lˈeɪtmoʊtˌif lˈaɪtmoʊtˌif lˈaɪtmoʊtˌɪv
lemonade	lˈɛmənˈeɪd
length	lˈɛntθ lˈɛŋkθ lˈeɪntθ
lengthen	lˈɛŋkθən
lengthened	lˈɛŋkθənd
lengthening	lˈɛŋkθənɪŋ lˈɛŋkθnɪŋ
lengths	lˈɛntθs lˈɛŋkθs
lenis	lˈeɪnɪs lˈinɪs
les	lˈɛz
lesbian	lˈɛzbiən lˈɛzbɪən
lesbianism	lˈɛzbiənˌɪzəm
lessee	lɛsˈiː
lethargic	lɛθˈɑɹdʒɪk ləθˈɑɹdʒɪk ləθˈɑdʒɪk
leu	leɪˈu
leukocyte	lˈukoʊsʌˌɪt
levant	ləvˈænt lɪvˈænt lɛvˈənt
leven	lˈɛvən
leviathan	lɛvˈaɪʌθən ləvˈaɪəθən
li	lˈi
liberty	lˈɪbɚɾˌi lˈɪbətˌi lˈɪbɪtˌi
libra	lˈibɹə læˈibɹə
library	lˈaɪbɹɛɹˌi lˈaɪbɹəɹˌi lˈaɪbɹi
licensee	lˌaɪsənsˈiː
lich	lˈɪtʃ lˈitʃ
licorice	lˈɪkəɹɪs lˈɪkəɹɪʃ
lied	lˈaɪd lˈid
lieu	lˈuː ljˈu
lieutenant	lɛftˈɛnənt
lifter	lˈɪftə
ligand	lˈɪɡənd lˈaɪɡənd
liger	lˈaɪɡɚ
lighted	lˈaɪɾɪd lˈaɪtəd
lima	lˈaɪmə
liman	lˈɪmɑn
limes	lʌˈɪmz lʌˈɪmiz
linch	lˈɪnʃ
lingerie	lˈɑːnʒɚɹˌeɪ
lingua	lˈɪŋɡwə
linguine	lɪŋɡwˈini lɪŋɡwˈinɪ
linguistically	lɪŋɡwˈɪstɪkəli
lino	lˈaɪnoʊ
lionel	lˈaɪʌnʌl lˈaɪənl
liposuction	læˌipoʊsˈʌkʃən
liqueur	lɪkjˈɔː
liquidation	lˌɪkwɪdˈeɪʃən lˌɪkwədˈeɪʃən
liquidity	lɪkwˈɪdəti
lisle	lˈaɪʌl lˈaɪl
listeners	lˈɪsənəz
listening	lˈɪsənɪŋ lˈɪsnɪŋ
literature	lˈɪtɚtʃɚ lˈɪtɚətʃɚ lˈɪtəɹətʃɚ
littlest	lˈɪɾʌlɪst lˈɪtələst
live	lˈɪv lˈaɪv
lived	lˈɪvd
liveliness	lˈaɪvlɪnəs lˈaɪvlinəs
liven	lˈaɪvn lˈaɪvən lˈɪvən
livor	laɪvˈɚ
llano	lˈænoʊ
lobotomy	lˈəbˌɑːɾˌəmi
locate	lˈoʊkˌeɪt lˈəkˌeɪt
located	lˈoʊkˌeɪɾɪd lˈəkˌeɪtɪd
locator	lˈoʊkˌeɪɾɚ
logarithm	lˈɑɡəɹˌɪðəm lˈɑɡəɹɹˌɪðəm lˈɑɡəɹˌɪðm
logarithmic	lˌɑɡəɹˈɪðmɪk
logarithms	lˈɑɡəɹˌɪðəmz lˈɑɡəɹɹˌɪðəmz lˈɑɡəɹˌɪðmz
loge	lˈoʊʒ
loggia	lˈɑdʒiə lˈoʊdʒə lˈɑdʒə
logos	lˈoʊɡˌoʊs lˈoʊɡˌɑs
lol	lˈɑːl lˈoʊl ɛloʊˈɛl
lolita	ləllˈitə loʊllˈitə
lollapalooza	lˌɑləpəlˈuzə
lollipop	lˈɑːlɪpˌɑːp lˈɑlipˌɑp
lollipops	lˈɑːlɪpˌɑːps lˈɑlipˌɑps
long-distance	lˌɔŋdˈɪstəns
longe	lˈʌndʒ
longer	lˈɔŋɡɚ lˈɑŋɡə lˈɔŋɚ lˈɑŋə
longest	lˈɑŋɡɪst lˈɔŋɡəst lˈɑŋɡəst
longevity	lɑndʒˈɛvɪti lɑndʒˈɛvəti lɑŋdʒˈɛvɪti
longhand	lˈɑŋhˌænd
longingly	lˈɑŋɪŋli
longitudinal	lˌɔndʒɪtˈuːdɪnʌl
loong	lˈʊŋ
loquacious	loʊkwˈeɪʃəs
lorelei	lˈɔɹəlˌaɪ
lorgnette	lɑɹnjˈɛt
lory	lˈɑɹi
los	lˈɑːs
loses	lˈɑːsɪz
loth	lˈoʊt
lottery	lˈɑːɾɚɹi lˈɑtɹi
louche	lˈuʃ
lough	lˈɑf lˈɑk
lour	laʊˈɚ lˈaʊɹ laʊˈə
lousy	lˈaʊzi
lovastatin	lʌvˈəstætən loʊvˈəstætɪn loʊvˈəstætən
low	lˈoʊ lˈaʊ
low-cost	lˌoʊkˈɔst
lower	lˈoʊɚ lˈoʊə lˈaʊɚ lˈaʊə
lowers	lˈoʊɚz lˈoʊəz
lowery	lˈaʊɹi
lown	lˈaʊn
lowry	lˈɑɹi
lozenge	lˈɑzɪndʒ
lucid	lˈuːsɪd ljˈusɪd
luckily	lˈʌkəli lˈʌkɪli
luger	lˈuʒɚ
lugubrious	ləɡˈuːbɹiəs ləɡjˈubɹiəs luɡjˈubɹiəs lʊɡjˈubɹiəs
luke	lˈuːk ljˈuk lɪˈuk
luma	lˈumæ
lumen	lˈuːmɛn lˈumən
luminary	lˈuːmɪnˌɛɹi lˈumənˌɛɹi lˈumɪnˌəɹi
luminescence	lˌuːmɪnˈɛsəns lˌumənˈɛsəns
luminol	lˌuːmɪnˈɑːl
lunch	lˈʌntʃ lˈʌnʃ
luxury	lˈʌkʃəɹi lˈʌɡʒəɹi
lymphadenopathy	lˌɪmfædˈənɑpˌəθi
lysis	lˈaɪsɪs
macaw	məkˈɔ məkˈɑ
macha	mˈətʃæ
machinima	məʃˈɪnɪmə
machismo	mətʃˈizmoʊ məkˈɪzmoʊ mɑtʃˈizmoʊ
macon	mˈeɪkən mˈækɑn
macroeconomic	mˌækɹoʊikənˈɑmɪk mˌækɹoʊɛkənˈɑmɪk
macroeconomics	mˌækɹoʊikənˈɑmɪks mˌækɹoʊɛkənˈɑmɪks
madeleine	mˌædəlˈɪn
madras	mˈədɹæs mˈædɹəs
maelstrom	mˈeɪlstɹɔm mˈeɪlstɹəm mˈælstɹəm
magazine	mˈæɡəzˌiːn
magazine's	mˈæɡəzˌiːnz
magazines	mˈæɡəzˌiːnz
magisterial	mˌædʒɪstˈɪəɹɪəl
magnesite	mˈæɡnəzˌaɪt
magnetism	mˈæɡnɪtˌɪzəm mˈæɡnətˌɪzəm
magnetite	mˈæɡnətʌˌɪt
magnificent	mæɡnˈɪfɪsənt mæɡnˈɪfəsənt
magnitude	mˈæɡnɪtjˌuːd
magus	mˈeɪɡəs
maharaja	mˌɑhəɹˈɑdʒˌə
mahatma	mæhˈætmə
maidan	mˌaɪdˈɑn
majolica	mədʒˈɑlɪkə maɪˈɑlɪkə
majority	mədʒˈɔːɹɪɾi mədʒˈɑɹɪti
makar	mˈækɚ mˈækə
make-up	mˈeɪkˌʌp
maki	mˈɑki
mala	mˈeɪlə mˈælə mˈɑlɑ
maladroit	mˌælədɹˈɔɪt
malaria	məlˈɛəɹiə
malarkey	məlˈɑɹki məlˈɑki
malcontent	mˌælkəntˈɛnt
malefactor	mˈælɪfˌæktɚ mˈæləfˌæktɚ
malkin	mˈɔlkɪn
mall	mˈɔːl mˈɑl
malleable	mˈæləbʌl mˈæliəbəl
malls	mˈɔːlz mˈɑlz
malm	mˈɑlm mˈɑm
maltose	mˈɔltoʊz
malware	mˈælweɪɚ
mamba	mˈɑmbɑ
mameluke	mˈæmɪlˌuːk mˈæməlˌuk mˈæmɪljˌuk
mammalian	məmˈeɪliən məmˈeɪljən
manage	mˈænɪdʒ mˈænədʒ
manager	mˈænɪdʒə mˈænədʒɚ
manager's	mˈænɪdʒəz mˈænədʒɚz
managers	mˈænɪdʒəz mˈænədʒɚz
manages	mˈænɪdʒɪz mˈænədʒɪz
managing	mˈænɪdʒɪŋ mˈænədʒɪŋ
mandala	mˈʌndələ
mandamus	mændˈeɪməs
mandated	mˈændˌeɪɾɪd
manifestation	mˌænɪfɪstˈeɪʃən mˌænɪfəstˈeɪʃən mˌænɪfɛstˈeɪʃən
manifestations	mˌænɪfɪstˈeɪʃənz mˌænɪfəstˈeɪʃənz
manipulation	mənˌɪpjʊlˈeɪʃən mənˌɪpjəlˈeɪʃən mənˌɪpjulˈeɪʃən
manipulative	mənˈɪpjəlˌətɪv mənˈɪpjəlˌeɪtɪv
manis	mˈeɪnɪs
mankind	mˈæŋkˈaɪnd
mannequin	mˈænəkɪn
mantelpiece	mˈæntʌlpˌiːs mˈæntlpˌis
mantis	mˈæntɪs
manufactured	mˌænjuːfˈæktʃɚd mˌænjəfˈæktʃɚd mˌænjʊfˈæktʃəd
manufacturer	mˌænjuːfˈæktʃɚɹɚ mˌænjəfˈæktʃəɹɚ mˌænjʊfˈæktʃəɹə
manufacturers	mˌænjuːfˈæktʃɚɹɚz mˌænjəfˈæktʃəɹɚz mˌænjʊfˈæktʃəɹəz
manufacturing	mˌænjuːfˈæktʃɚɹɪŋ mˌænjəfˈæktʃəɹɪŋ mˌænjʊfˈæktʃəɹɪŋ
manumission	mˌænjuːmˈɪʃən mˌænjʊmˈɪʃən
manuscript	mˈænjuːskɹˌɪpt mˈænjəskɹˌɪpt
manuscripts	mˈænjuːskɹˌɪpt.s mˈænjəskɹˌɪpt.s
many	mˈɛni mˈɪni
maraca	mˌəɹˈɑkə mˌəɹˈækə
margarine	mˈɑːdʒəɹiːn
margin	mˈɑːdʒɪn
marginalization	mˌɑɹdʒɪnəlaɪzˈeɪʃən
margins	mˈɑːdʒɪnz
maria	mɑɹˈiə mɛɚˈiə
maria's	mɑɹˈiəz mɛɚˈiəz
mariachi	mˌæɹiˈɑtʃi mˌɑɹiˈɑtʃi
marimba	məɹˈɪmbə
marjoram	mˈɑɹdʒəɹəm mˈɑdʒəɹəm
markedly	mˈɑkɪdli
marmoset	mˈɑɹməsˌɛt mˈɑɹməsˌət mˈɑɹməzˌət
marmot	mˈɑɹmət mˈɑmət
maron	mæɹˈən
marotte	məɹˈɑt
marquess	mˈɑɹkwɛs mˈɑɹkwɪs mˈɑkwɪs
married	mˈæɹɪd
marshmallow	mˈɑɹʃmˌæloʊ mˈɑɹʃmˌɛloʊ mˈɑʃmˌæloʊ
marshmallows	mˈɑɹʃmˌæloʊz mˈɑɹʃmˌɛloʊz
masala	məsˈɑlə
mascara	mæskˈæɹə məskˈɑɹə
mascarpone	mˈæskəɹpˌoʊni mˈɑskəɹpˌoʊneɪ mˈɑskəɹpˌoʊni
masculinity	mˌæskjəlˈɪnɪti
mase	mˈeɪz
maslin	mˈæzlɪn
masochistic	mˈæsəkɪstɪk
masquerade	mˌæskɚɹˈeɪd
mass	mˈæs mˈɑs
massage	məsˈɑdʒ mæsˈɑdʒ
massaged	məsˈɑdʒd mæsˈɑdʒd
massages	məsˈɑdʒɪz mæsˈɑdʒɪz
massaging	məsˈɑdʒɪŋ mæsˈɑdʒɪŋ
massif	mæsˈɪf
masterfully	mˈæstɚfəli mˈæstɚfʊli
materialist	mətˈiɹɪəlɪst
materialistic	mətˌɪɹiəlˈɪstɪk
materiel	mətˌɪɹiˈʌl mətˌɪɹiˈɛl mətˈɪɹjɛl mətˈɪəɹɪɛl
math	mˈæθ mˈɑθ
mathematical	mˌæθɪmˈæɾɪkʌl mˌæθəmˈætɪkəl mˌæθəmˈætəkəl
mathematician	mˌæθɪmətˈɪʃən mˌæθəmətˈɪʃən
mathematicians	mˌæθɪmətˈɪʃənz mˌæθəmətˈɪʃənz
mathematics	mˌæθɪmˈæɾɪks mˌæθəmˈætɪks
matinee	mˈætənˌeɪ mˈætɪnˌeɪ
matriculate	mətɹˈɪkjʊleɪt mətɹˈɪkjəleɪt mətɹˈɪkjʊlɪt
matrilineal	mˌeɪtɹɪlˈɪnɪəl
matrimonial	mˌætɹɪmˈoʊniəl mˌætɹɪmˈoʊnɪəl
mattel	mæɾˈʌl
mattress	mˈætɹəs mˈætɹɪs
maturity	mətʃˈʊɹɪɾi mətʃˈʊəɹəti mətˈʊəɹəti mətʃˈɝɪti
mauger	mˈɔɡɚ mˈɔɡə
maven	mˈeɪvən
maxillary	mæksˈɪlɚɹˌi
maximize	mˈæksɪmˌaɪz mˈæksəmˌaɪz
mayonnaise	mˈeɪənˌeɪz
mayor	mˈeɪɚ mˈɛʌ mˈeɪə mˈɛɹ
mayor's	mˈeɪɚz mˈɛʌz
mcnamara	mˈəknæmˌɑɹə
measly	mˈizli
mech	mˈɛk
mechanical	mɪkˈænɪkʌl məkˈænɪkəl məkˈænəkəl
mechanically	mɪkˈænɪkli məkˈænɪkli
mechanics	mɪkˈænɪks məkˈænɪks
medallion	mədˈæliʌn mədˈæljən
media	mˈiːdiːə mˈɛdiə
media's	mˈiːdiːəz mˈɛdiəz
medicinal	mədˈɪsɪnʌl mədˈɪsnəl mədˈɪsənəl mɛdˈɪsɪnəl
medicine	mˈɛdəsən mˈɛdɪsɪn mˈɛdsɪn
medicine's	mˈɛdəsənz mˈɛdɪsɪnz
medicines	mˈɛdəsənz mˈɛdɪsɪnz
medina	mədˈinə
mediocrity	mˌiːdiˈɑːkɹɪɾi mˌidɪˈɑkɹɪti
medulla	mɛdˈʌlə
megalomania	mˌɛɡəloʊmˈeɪniə mˌɛɡəloʊmˈeɪnjə
megalomaniac	mˌɛɡəloʊmˈeɪniˌæk
megalopolis	mˌɛɡəlˈɑpəlɪs
meiosis	maɪˈoʊsɪs
melange	mˈəlɑnʒ
melatonin	mˌɛlətˈoʊnɪn
mele	mˈeɪleɪ
mellon	mˈɛlɑn
melodic	mɛlˈɑːdɪk mɪlˈɑdɪk
melodious	mɛlˈoʊdiʌs məlˈoʊdiəs
melodrama	mˈɛlədɹˌɑːmə
membranous	mˈɛmbɹənəs
memorabilia	mˌɛməɹəbˈɪlɪə mˌɛməɹəbˈilɪə
menagerie	mənˈædʒɚɹi mɪnˈædʒəɹɪ mɪnˈæʒəɹɪ
mendacity	mɛndˈæsɪɾi mɛndˈæsəti
menhaden	mɛnhˈeɪdən
menorah	mɪnˈɔɹə
mensch	mˈɛntʃ
menswear	mˈɛnzwɛɚ
mentality	mɛntˈælɪɾi mɛntˈæləti məntˈæləti
menudo	mɛnjˈuːdoʊ mɪnˈudoʊ
merci	mɛsˈi
merciful	mˈɝːsɪfʌl
merciless	mˈɝːsɪləs
mercilessness	mˈɝːsɪləsnəs
merengue	mˈəɹɛŋɡeɪ
meridian	mɛɹˈɪdiʌn məɹˈɪdiən məɹˈɪdɪən
merino	mɛɹˈiːnoʊ məɹˈinoʊ
meritless	mˈɛɹɪtləs mˈɛɹɪtlɪs
merrily	mˈɛɹili mˈɛɹɪli
mescaline	mˈɛskəlˌin mˈɛskəlˌɪn
mesmerism	mˈɛzmɚˌɪzəm mˈɛzməɹˌɪzəm
mesmerize	mˈɛzməɹˌaɪz
mesmerized	mˈɛzməɹˌaɪzd
mesmerizing	mˈɛzməɹˌaɪzɪŋ
mesquite	mˈɛskˌiːt
messenger	mˈɛsɪndʒɚ mˈɛsəndʒɚ mˈɛsəndʒə
messengers	mˈɛsɪndʒɚz mˈɛsəndʒɚz mˈɛsəndʒəz
messiah	mɛsˈaɪʌ məsˈaɪə
messianic	mˌɛsaɪˈænɪk
messieurs	mɛsjˈɝɹz mɛsˈəɹz
mestizo	mɛstˈizoʊ
metabolite	mətˈæbəlˌaɪt mɪtˈæbəlˌaɪt
metabolize	mətˈæbəlˌaɪz mɪtˈæbəlˌaɪz
metallurgy	mˈɛtəlɚdʒi mˈətælədʒi
metastases	mɪtˈæstˌəsiz
metastasis	mɪtˈæstəsɪs
metastasize	mətˈæstəsˌaɪz
meteorite	mˈitiəɹˌaɪt mˈitɪəɹˌaɪt
meteorites	mˈitiəɹˌaɪt.s mˈitɪəɹˌaɪt.s
meteorological	mˌitiˌəɹəlˈɑdʒɪkəl mˌitɪˌəɹəlˈɑdʒɪkəl
meteorology	mˌitiəɹˈɑlədʒi mˌitɪəɹˈɑlədʒi
methamphetamine	mˌɛθæmfˈɛtəmin mˌɛθæmfˈɛtəmɪn
methamphetamines	mˌɛθæmfˈɛtəminz mˌɛθæmfˈɛtəmɪnz
methotrexate	mˌɛθətɹˈɛksˌeɪt
meticulous	mɪtˈɪkjuləs mɪtˈɪkjɪlɪs
metis	mˈeɪti mˈeɪtis mˈitɪs
metra	mˈitɹə
metrosexual	mˌɛtɹəsˈɛkʃˌuəl
mezuzah	məzˈuzɔ
mezzo	mˈɛd.zoʊ mˈɛt.soʊ
mhm	ˌəmhˈəm
mi	mˈi
mia	mˈiə
microbiology	mʌˌɪkɹoʊbʌɪˈɑlədʒi
microeconomics	mˌaɪkɹoʊˌikənˈɑnɪks mˌaɪkɹoʊˌɛkənˈɑnɪks
micrometer	maɪkɹˈoʊmiːɾɚ
microscopy	maɪkɹˈɑskəpi
microwavable	mˌaɪkɹoʊwˈeɪvəbʌl
midday	mˈɪddˌeɪ
midsection	mˈɪdsˌɛkʃən
midwifery	mˈɪdwˌɪfəɹi mˈɪdwˌaɪfəɹi
mightily	mˈaɪɾili mˈaɪtɪli
mignon	mˈinjɑːn
milady	mɪlˈeɪdˌi
militarily	mˌɪlɪtˈɛɹɪli mˌɪlɪtˈɛɹəli
militaristic	mˌɪlətəɹˈɪstɪk
military	mˈɪlɪtˌɛɹi mˈɪlɪtɹi
millennial	mɪlˈɛniəl məlˈɛniəl mɪlˈɛnɪəl
millennium	mɪlˈɛniʌm mɪlˈɛnɪəm
millimeter	mˈɪlɪmˌiːɾɚ mˈɪləmˌitɚ
millimeters	mˈɪlɪmˌiːɾɚz mˈɪləmˌitɚz
million	mˈɪliʌn mˈɪljən
millionaire	mˌɪliʌnˈɛɹ mˌɪljənˈɛɹ
millionaires	mˌɪliʌnˈɛɹz mˌɪljənˈɛɹz
millions	mˈɪliʌnz mˈɪljənz
millionth	mˈɪliʌnθ mˈɪljənθ
minestrone	mˌɪnəstɹˈoʊnˌi mˌɪnɪstɹˈoʊnˌɪ
minger	mˈɪŋə
miniature	mˈɪnɪtʃˌə
miniaturized	mˈɪnɪtʃəɹʌˌɪzd
minibus	mˈɪnɪbˌʌs mˈɪnibˌəs
minimum	mˈɪnɪməm mˈɪnəməm
minion	mˈɪniən mˈɪnjən
miniskirt	mˈɪnɪskˌət
miniskirts	mˈɪnɪskˌət.s
minister	mˈɪnɪstə mˈɪnəstɚ
ministerial	mˌɪnəstˈɪɹiəl
minium	mˈɪnɪəm
minke	mˈɪŋk mˈɪŋki
minoxidil	mɪnˈɑksɪdɪl
minute	mˈɪnɪt mˈɪnət maɪnˈut maɪnjˈut
minute's	mˈɪnɪt.s mˈɪnət.s
minutia	maɪnjˈuʃiə mənjˈuʃiə
minutiae	mɪnjˈuʃieɪ maɪnjˈuʃɪi mənjˈuʃɪi
mirage	mɪɹˈɑːʒ
mirror	mˈɪɹɚ mˈɪɹə mˈɪɹ
mirza	mˈəzə mɪˈəzə
misanthrope	mˈɪsənθɹˌoʊp mˈɪzənθɹˌoʊp
misappropriate	mɪsəpɹˈoʊpɹiˌeɪt mɪsəpɹˈoʊpɹɪˌeɪt
misbehavior	mˌɪsbɪhˈeɪvjɚ mˌɪsbəhˈeɪvjɚ mˌɪsbəhˈeɪvjə
miscalculation	mɪskˈælkjʊlˈeɪʃən
miscellaneous	mˌɪsəlˈeɪniʌs mˌɪsəlˈeɪnɪəs
miscellany	mˈɪsɛlˌəni
mischaracterization	mɪskˌæɹɪktɚɹaɪzˈeɪʃən mɪskˌæɹəktəɹaɪzˈeɪʃən
misdeed	mˈɪsdˈiːd
miserable	mˈɪzɹəbʌl mˈɪzəɹəbəl
misfortune	mɪsfˈɔːtʃuːn
misfortunes	mɪsfˈɔːtʃuːnz
mismanage	mɪsmˈænɪdʒ mɪsmˈænədʒ
miso	mɪsˈoʊ misˈoʊ
misogynist	mˈɪsɑːdʒɪnɪst mˈɪsɑdʒənɪst
misogyny	mˈɪsɑːdʒɪni
misprint	mˈɪspɹˈɪnt
misprints	mˈɪspɹˈɪnt.s
misrepresent	mɪsɹˌɛpɹəzˈɛnt
misrepresentation	mɪsɹˌɛpɹɪzɛntˈeɪʃən
misses	mˈɪsɪz mˈɪsəz
missionary	mˈɪʃənˌəɹɪ
mistral	mˈɪstɹɑl
mistress	mˈɪstɹɪs
mistry	mˈɪstɹaɪ
mitochondria	mˌaɪtoʊkˈændɹiə
mitochondrion	mˌaɪtoʊkˈændɹiən
mitral	mˈaɪtɹəl
mixte	mˈikst
mnemonic	nɛmˈɑːnɪk nəmˈɑnɪk nɪmˈɑnɪk
mnemonics	nɛmˈɑːnɪks nəmˈɑnɪks
mobile	mˈoʊbʌl mˈoʊbaɪl mˈoʊbil
mobilize	mˈoʊbɪlʌˌɪz
mobilizes	mˈoʊbɪlʌˌɪzɪz
modena	mɑdˈɪnə
moderate	mˈɑdɚət mˈɑdəɹət mˈɑdɚeɪt
moderating	mˈɑdɚətɪŋ mˈɑdəɹətɪŋ
modernity	mədˈɝnɪti
modest	mˈɑːdɪst mˈɑdəst
modica	mɑːdˈɪkə
modular	mˈɑdjʊlɚ
modulate	mˈɑːdʒuːleɪt mˈɑdʒəleɪt mˈɑdjuleɪt
modulo	mˈɑdʒəlˌoʊ
mohel	mˈɔɪəl mˈɔʊɛl
moiety	mˈɔɪɪɾˌi mˈɔɪətˌi
mol	mˈoʊl
molecule	mˈɑːlɪkjˌuːl mˈɑləkjˌul
moles	mˈoʊlz
molestation	mˌoʊlɪstˈeɪʃən mˌɑlɪstˈeɪʃən
molybdenum	məlˈɪbdɪnəm
moment	mˈoʊmənt mˈoʊlmɛnt
moment's	mˈoʊmənt.s mˈoʊlmɛnt.s
momentarily	mˌoʊməntˈɛɹɪli mˌoʊməntˈɛɹəli
monadnock	mˌənˈædnɑk
monetize	mˈɑːnɪtˌaɪz mˈɑnətˌaɪz mˈʌnətˌaɪz
moneymaker	mˈʌnɪmˌeɪkɚ mˈʌnimˌeɪkɚ mˈʌnimˌeɪkə
mong	mˈɑŋ mˈʌŋ
monger	mˈɑŋɡɚ mˈʌŋɡɚ
mongrel	mˈɑŋɡɹʌl
monochrome	mˈɑnəkɹˌoʊm
monoclonal	mˌɑnəklˈoʊnəl
monogamy	mənˈɑɡəmi
monogram	mˈɑnəɡɹˌæm
monolith	mˈɑnəlˌɪθ mˈɑnlˌɪθ
monolithic	mˌɑnəlˈɪθɪk
monologue	mˈɑnəlˌɑɡ mˈɑnəlˌɔɡ
monomer	mˈɑnəmɚ mˈɑnəmə
monopolistic	mənˌɑːpəlˈɪstɪk
monopolize	mənˈɑpəlʌˌɪz
monoxide	mənˈɑksʌɪd
monsignor	mɑnsˈinjɚ mɑnsˈinjɔ mɑnsˈinjə
monsoon	mɑnsˈuːn
monster	mˈɑnstɚ
monsters	mˈɑnstɚz
monstrosity	mɑnstɹˈɑsɪti
mont	mˈɑn mˈɑnn
montage	mɔntˈɑːʒ
monument	mˈɑːnjuːmənt mˈɑnjəmənt mˈɑnjʊmənt
monumental	mˌɑːnjuːmˈɛntʌl mˌɑnjʊmˈɛntəl
monumentally	mˌɑːnjuːmˈɛntʌli mˌɑnjʊmˈɛntəli
monuments	mˈɑːnjuːmənt.s mˈɑnjəmənt.s mˈɑnjʊmənt.s
moped	mˈoʊpɛd mˈoʊpt
moralism	mˈɑɹəlˌɪzm
morality	məɹˈælɪti
moray	mɔːɹˈeɪ
more	mˈɔɹ mˈɔː mˈɔɹeɪ
morel	məɹˈɛl
morena	məɹˈeɪnə
morna	mˈoʊɹnɑ
mortally	mˈɔtəli
mortar	mˈɔtɚ
mortified	mˈɔːtɪfˌaɪd
mortuary	mˈɔɹtʃəwˌɛɹi
mosaic	moʊzˈeɪɪk moʊzˈeɪk
moser	mˈoʊseɪɚ
mosey	mˈoʊzi
mossy	mˈɑsi
mother	mˈʌðɚ mˈʌðə mˈɑθɚ
mother's	mˈʌðɚz mˈʌðəz
motherland	mˈʌðɚlˌænd mˈʌðəlˌænd
motionless	mˈoʊʃənləs mˈoʊʃənlɛs
motivator	mˈoʊɾɪveɪɾɚ mˈoʊtəveɪtɚ mˈoʊtəveɪtə
motorboat	mˈoʊtəbˌoʊt
motorway	mˈoʊtəwˌeɪ
moue	mˈu
moulin	mulˈæn
mountain	mˈaʊntɪn mˈaʊntən
mountaineer	mˈaʊntɪnˌɪɹ
mountaineering	mˈaʊntɪnˌɪɹɪŋ
mountains	mˈaʊntɪnz mˈaʊntənz
mouse	mˈaʊs mˈaʊz
mouse's	mˈaʊsɪz mˈaʊzɪz
moussaka	musˈɑkə
moustache	mˈəstˌæʃ
moustaches	mˈəstˌæʃɪz
mouth	mˈaʊθ
mouthing	mˈaʊθɪŋ
mozzarella	mˌɑt.səɹˈɛlə mˌut.səɹˈɛlə mˌʌt.səɹˈɛlə
mph	ˈɛmpˈiːˈeɪtʃ
ms	ˈɛmz
mudra	mˈudɹɑ mˈʊdɹɑ
mujahideen	mˌudʒɑhɛdˈin
mulligatawny	mˈʌlɪɡətˈɔni
multibillion	mˌʌltɪbˈɪliʌn mˌʌltˌibˈɪljən
multicultural	mˌʌltikˈʌltʃəɹəl
multilevel	mˌʌltaɪlˈɛvəl mˌʌltilˈɛvəl
multilingual	mˌʌltɪlˈɪŋɡwʌl mˌʌltilˈɪŋɡwəl
multimedia	mˌəltimˈidiə
multiplayer	mˈʌltɪplˌeɪɚ mˈʌltiplˌeɪɚ
multiple	mˈʌltɪpʌl
multiplied	mˈʌltɪplˌaɪd
multiplier	mˈʌltɪplˌaɪɝ
multiply	mˈʌltɪplˌaɪ
multiplying	mˈʌltɪplˌaɪɪŋ
multitude	mˈʌltɪtjˌuːd
multivariate	mˌʌltɪvˈɛɹieɪt mˌʌltivˈɛəɹiˌeɪt mˌʌltivˈɛɹieɪt mˌʌltivˈæɹieɪt
municipality	mjˌʊnɪsɪpˈælɪti
mura	mˈuɹə
murine	mjˈʊəɹaɪn
murrelet	mˈɝlɪt mˈɚlət
muscular	mˈʌskjʊlə
museum	mjuzˈiəm mjˈuzæm mjəzˈiəm
museum's	mjuzˈiəmz mjˈuzæmz
museums	mjuzˈiəmz mjˈuzæmz
musicality	mjˌuːzɪkˈælɪɾi
musically	mjˈuːzɪkli mjˈuzɪkəli
musketeer	mˌʌskɪtˈɚ mˌʌskətˈɚ
muslin	mˈʌzlɪn
mutate	mjˈuːtˌeɪt
mute	mjˈuːt mɪˈut
muted	mjˈuːtɪd mɪˈutɪd
muti	mjˈuːɾˌi mˈutˌi
mutiny	mjˈuːtɪni mjˈutni mjˈutəni
myelin	mˈaɪɪlɪn mˈaɪəlɪn
mylar	mˈaɪlˌɑɹ
myna	mˈaɪnə
myocardial	mˌaɪoʊkˈɑɹdiəl mˌaɪoʊkˈɑdiəl
myosin	mˈaɪoʊsɪn
myrmidon	mˈɝmɪdən mˈɝmɪdɑn
mysticism	mˈɪstɪsˌɪzəəm
nabob	nˈeɪbɑb
naik	nˈeɪk nˈeɪɪk nɑˈɪk
naive	nˌaɪˈiːv nˌɑˈiv
naked	nˈeɪkɪd nˈɛkɪd nˈeɪkt
namaste	nˈʌməstˌeɪ
name	nˈeɪm njˈɑmeɪ
name's	nˈeɪmz njˈɑmeɪz
nano	nˈænoʊ
nanometer	nˈænəmˌitɚ
naphthalene	nˈæfθəlˌin nˈæpθəlˌin
narcissism	nˈɑɹsɪsˌɪzəm nˈɑɹsəsˌɪzm nˈɑsəsˌɪzm
narcissus	nɑɹsˈɪsəs
narcolepsy	nˈɑɹkəlˌɛpsi
narrate	nˈɚɹˌeɪt
narrow	nˈæɹoʊ nɛˈəɹoʊ
narrowed	nˈæɹoʊd nɛˈəɹoʊd
narrows	nˈæɹoʊz nɛˈəɹoʊz
nat	nˈɑt
national	nˈæʃənʌl nˈæʃnəl
nationality	nˌæʃənˈælɪɾi nˌæʃnˈælɪti
native	nˈeɪɾɪv nˈeɪtəv
nature	nˈeɪtʃɚ nˈeɪtʃə nˈɛtʃə næˈɪtʃə
nature's	nˈeɪtʃɚz nˈeɪtʃəz
natures	nˈeɪtʃɚz nˈeɪtʃəz
nauseate	nˈɔziˌeɪt
nauseated	nˈɔziˌeɪtɪd
navigation	nˈævɪɡˈeɪʃən
naysayer	nˌeɪsˈeɪɚ
naïveté	nˌɑivtˈeɪ nˌɑivətˈeɪ
ne	nˈə
nearby	nˈɪɹbˈaɪ
nebulizer	nˈeɪbjulˌaɪzəɹ nˈɛbjulˌaɪzə
necessarily	nˌɛsəsˈɛɹəli nˌɛsəsˈɛɹli nˌɛsəsˈəɹɪli
necessary	nˈɛsəɹi nˈɛsəsɹi nˈɛsəsˌɛɹi
necessitate	nəsˈɛsɪtˌeɪt nəsˈɛsətˌeɪt nɪsˈɛsɪtˌeɪt
necessities	nəsˈɛsɪɾiz nɪsˈɛsətiz
necessity	nəsˈɛsɪɾi nɪsˈɛsəti
necklace	nˈɛkləs nˈɛklɪs
necklaces	nˈɛkləsɪz nˈɛklɪsɪz
necromancer	nˈɛkɹəmˌænsɚ nˈɛkɹoʊmˌænsə
necromancy	nˈɛkɹəmˌænsi
necropolis	nɛkɹˈɑpələs nɛkɹˈɑpəlɪs nɛkɹˈɑplɪs
nectarine	nˈɛktəɹˌin
nectarines	nˈɛktəɹˌinz
nefarious	nəfˈɛɹiʌs nɪfˈɛəɹiəs
negation	nɪɡˈeɪʃən nəɡˈeɪʃən
negligible	nˈɛɡlɪdʒəbʌl nˈɛɡlɪdʒɪbəl
negotiable	nɪɡˈoʊʃiəbʌl nɪɡˈoʊʃəbəl
negroni	nˌiːɡɹˈoʊni nˌəɡɹˈoʊni nˌɪɡɹˈoʊnɪ
negus	nˈiɡəs
nene	nˈeɪneɪ
neoprene	nˈiʊpɹˌin
neoteny	niˈɑtəni
nephew	nˈɛfjuː nˈɛvju
nephew's	nˈɛfjuːz nˈɛvjuz
nephews	nˈɛfjuːz nˈɛvjuz
neurasthenia	njˌʊəɹəsθˈiniə
neurology	nʊɹˈɑːlədʒi njuɹˈɑlədʒi
neurotic	njuːɹˈɑtɪk
neuter	njˈuːtə
neutral	njˈuːtɹʌl
neutrality	nuːtɹˈælɪɾi nutɹˈæləti njutɹˈæləti
nevermind	nˈɛvɚmˌaɪnd
newcomb	njˈukəm
newcomer	njˈuːkˌʌmə njˈukˌʌmɚ
newcomers	njˈuːkˌʌməz njˈukˌʌmɚz
newer	njˈuːə
newest	njˈuːɪst
newfangled	nˌuːfˈæŋɡʌld
newlywed	nˈuːlɪwˌɛd njˈuliwˌɛd
newlyweds	nˈuːlɪwˌɛd.z njˈuliwˌɛd.z
news	njˈuːz
newspaper	njˈuːzpˌeɪpə njˈuzpˌeɪpɚ njˈuspˌeɪpɚ njˈuspˌeɪpə
newspaper's	njˈuːzpˌeɪpəz njˈuzpˌeɪpɚz
newspaperman	njˈuzpˌeɪpəɹmˌæn njˈuspˌeɪpəɹmˌæn
newspapers	njˈuːzpˌeɪpəz njˈuzpˌeɪpɚz njˈuspˌeɪpɚz njˈuspˌeɪpəz
newspeak	njˈuspˌik
nice	nˈaɪs
nicely	nʌˈɪsli
niceness	nˈaɪsnəs nˈaɪsnɪs
nicety	nˈaɪsəɾi nˈaɪsɪti
nifedipine	nˌaɪfˈɛdɪpin nˌɪfˈɛdɪpin
night	nˈaɪt nʌˈɪt
night's	nˈaɪt.s nʌˈɪt.s
nightclub	nʌˈɪtklʌb
nightclubs	nʌˈɪtklʌbz
nighthawk	nˈaɪthˌɑk nʌˈɪthɔk
nightshade	nˈaɪtʃˌeɪd
ninety	nˈaɪnti nˈaɪndi
niobium	nˌaɪˈoʊbiəm
nisei	nisˈeɪ
no-brainer	nˌoʊbɹˈeɪnɚ
nobelium	nˈoʊbliʌm noʊbˈiliəm noʊbˈɛliəm
noblesse	noʊblˈəs noʊblˈɛs
nobodies	nˈɑbˌɑdˌɪs
nobody	nˈoʊbˌɑːdˌi nˈoʊbˌədˌi
nobody's	nˈoʊbˌɑːdˌiz nˈoʊbˌədˌiz
noel	nˈoʊl noʊˈɛl
noll	nˈɑl
nomenclature	nˈoʊmɛŋklˌətʃə nˈoʊmənklˌeɪtʃɚ
nomenklatura	nˈɑmɛnklˌətʃʊəɹə
nominee	nˌɑːmɪnˈiː
nominees	nˌɑːmɪnˈiːz
non-alcoholic	nˌɑːnˌælkəhˈɑːlɪk
non-combatants	nˌɑːŋkɑːmbˈætənt.s
non-fiction	nɑːnfˈɪkʃən
non-members	nɑːnmˈɛmbɚz
non-refundable	nɑːnɹɪfˈʌndəbʌl
non-smoking	nɑːnsmˈoʊkɪŋ
non-stop	nˌɑːnstˈɑːp
non-verbal	nɑːnvˈɝːbʌl
non-violence	nɑːnvˈaɪʌləns
non-violent	nɑːnvˈaɪʌlənt
nonce	nˈɑns
nonchalance	nˈɑːnʃəlˈɑːns
noncommittal	nˈɑːŋkəmˈɪɾʌl
nondescript	nˈɑːndɪskɹˈɪpt
none	nˈʌn nˈɑn nˈoʊn nˈɔn
nonfat	nˈɑːnfˈæt
nonsense	nˈɑːnsəns nˈɑnsɛns
noob	nˈuːb njˈub
normality	nˌɔɹmˈælɪɾi nˌɔɹmˈæləti nˌɔmˈælɪti
normalization	nˌɔɹməlaɪzˈeɪʃən nˌɔɹmələzˈeɪʃən
normally	nˈɔɹmʌli nˈɔməli
north	nˈɔɹθ nˈɔːθ nˈɔəθ
northeastern	nˌɔɹθˈiːstɚn
nosebleed	nˈoʊzblˌid
nosebleeds	nˈoʊzblˌid.z
notoriety	nˌoʊtɚˈaɪəti nˌoʊtəɹˈaɪəti
notorious	nətˈɔɹiəs noʊtˈɔɹɪəs
notoriously	nətˈɔɹɪəsli
nous	nˈus nˈaʊs
nouveau	nˌuːvˈoʊ
novelist	nˈɑːvɪlɪst nˈɑvəlɪst
novella	noʊvˈɛlə nəvˈɛlə
nowhere	nˈoʊwɛʌ nˈoʊhwˌɛɹ
nth	ˈɛnθ
nuclear	njˈukliɚ njˈuklɪɚ
nuclei	nˈukliˌaɪ njˈukliˌaɪ
nucleotide	njˈukliətˌaɪd
nude	njˈuːd
nudes	njˈuːd.z
nugatory	nˈuːɡətˌɔːɹi njˈuɡətˌɔɹi
nugget	nˈʌɡət
nuggets	nˈʌɡət.s
number	nˈʌmbɚ nˈʌmbə nˈʌmɚ nˈʌmə
number's	nˈʌmbɚz nˈʌmbəz
numeracy	nˈuːmɚɹəsi njˈuməɹəsi
numismatics	nˌuməzmˈætɪks njˌumɪzmˈætɪks
numismatist	njumˈɪzmətˌɪst
nuncio	nˈʌnʃioʊ
nurseryman	nˈəsəɹɪmˌən
nutritive	njˈuːtɹɪtɪv njˈutɹətɪv
nutshell	nˈʌtʃˌɛl
nutter	nˈʌtə
nyet	njˈɛt
o'clock	əklˈɑːk oʊklˈɑk
oatmeal	ˈoʊtmiʌl ˈoʊtmˌil
obamacare	ˌoʊbˈəmækˌɛɹ
obdurate	ˈɑːbdʒɚɹət ˈɑbdʒəɹɪt
obedience	oʊbˈiːdiʌns oʊbˈidɪəns
obese	oʊbˈis əbˈis
obesity	oʊbˈisɪti
obey	oʊbˈeɪ əbˈeɪ
obeying	oʊbˈeɪɪŋ əbˈeɪɪŋ
obeys	oʊbˈeɪz əbˈeɪz
obituary	əbˈɪtʃuˌɝɹi əbˈɪtʃəwˌɛɹi əbˈɪtʃɹi
object	ˈɑbdʒɛkt əbdʒˈɛkt
object's	ˈɑbdʒɛkt.s əbdʒˈɛkt.s
objected	əbdʒˈɛktɪd
objection	əbdʒˈɛkʃən
objections	əbdʒˈɛkʃənz
objectively	əbdʒˈɛktɪvli
objectives	əbdʒˈɛktɪvz
objectivity	ˌɑbdʒɛktˈɪvɪti
oblast	ˈɑblæst ˈɑblɑst
oblate	ɑblˈeɪt
obligations	ˌɑːblɪɡˈeɪʃənz ˌɑbləɡˈeɪʃənz
obliquely	əblˈikli
obnoxious	əbnˈɑkʃəs
oboe	ˈoʊboʊ
obstetrician	ˌɑːbstɪtɹˈɪʃən ˌɑbstətɹˈɪʃən
obtuse	əbtˈuːs əbtjˈus
obvious	ˈɑːbviʌs ˈɑviəs ˈɑbvɪəs ˈɑvjəs
obviously	ˈɑːbviʌsli ˈɑbvjəsli ˈɑbvɪəsli
occidental	ˌɑːksɪdˈɛntʌl ˌɑksədˈɛntəl
occipital	ɑːksˈɪpɪɾʌl
octagon	ˈɑktəɡˌən ˈɑktəɡˌɑn
octagonal	ɑktˈæɡənəl
octogenarian	ˌɑːktədʒənˈɛɹiʌn ˌɑktədʒɪnˈɛɹiən ˌɑktədʒɪnˈɛəɹɪən
oculist	ˈɑːkjʊlˌɪst ˈɑkjəlˌɪst
odeon	ˈoʊdiən ˈoʊdɪən
odometer	ˌoʊdˈɑmɪtə
odourless	ˈoʊdələs
oenophile	ˈinəfˌaɪl ˈinoʊfˌaɪl
off-duty	ˌɔfdˈuːɾi
off-limits	ˌɔflˈɪmɪt.s
offer	ˈɔfɚ ˈɑfɚ
offhand	ˈɔfhˈænd
office	ˈɑːfɪs ˈɔfɪs
office's	ˈɑːfɪsɪz ˈɔfɪsɪz
officer	ˈɑfɪsə ˈɔfɪsɚ ˈɔfəsɚ ˈɑfəsə
officer's	ˈɑfɪsəz ˈɔfɪsɚz
officers	ˈɑfɪsəz
officiate	əfˈiʃiˌeɪt
offset	ɔfsˈɛt
offshore	ˈɑfʃˈɔɹ
offside	ˈɑfsaɪd
oil	ˈɔɪl ˈɔɪəl
oiled	ˈɔɪld ˈɔɪəld
oiling	ˈɔɪlɪŋ ˈɔɪəlɪŋ
oils	ˈɔɪlz ˈɔɪəlz
ok	ˈoʊkˈeɪ
oka	ˈɑkə
okay	ˌoʊkˈeɪ ˌəkˈeɪ
ol'	ˈoʊl
olay	oʊlˈeɪ
old-fashioned	ˌoʊldfˈæʃənd
oldest	ˈoʊldɪst ˈoʊldəst
oleaginous	oʊlˈædʒɪnəs ˌoʊliˈædʒɪnəs ˌoʊlɪˈædʒɪnəs
olefin	ˈoʊlfɪn ˈoʊləfɪn
oligopolistic	ɑːlˌɪɡɑːpəlˈɪstɪk
olivine	ˈɑlɪvˌin ˈɑləvˌin
omen	ˈoʊmɛn ˈoʊmən
omnipresent	ˌɑːmnɪpɹˈɪzɛnt
once	wˈʌnt.s wˈɑnt.s
one	wˈʌn
one's	wˈʌnz wˈʌns
one-eyed	wˌʌnˈaɪd
one-sided	wˌʌnsˈaɪdɪd
one-third	wˌʌnθˈɝːd
ones	wˈʌnz
onion	ˈʌnjən
onions	ˈʌnjənz
online	ˈɑːnlˌaɪn ˈɔnlˌaɪn
only	ˈoʊnli ˈoʊni
onsen	ˈɑːnsən ˈɑnsɛn
onto	ˈɑːntʊ ˈɑntu ˈɑntə ˈɔntu
ontogeny	ɑːntˈɑːdʒɛni ɑntˈɑdʒəni
oolong	ˈulʊŋ
oop	ˈʊp
opacity	oʊpˈæsɪti
opera	ˈɑpəɹə ˈɑpɹə
operas	ˈɑpəɹəz ˈɑpɹəz
operational	ˌɔpɝɹˈeɪʃənəl
ophthalmologist	ˌɑpθəlmˈɑlədʒɪst ˌɔfθəlmˈɑlədʒɪst ˌɑfθælmˈɑlədʒɪst
opinion	əpˈɪniʌn əpˈɪnjən
opinionate	əpˈɪniʌnˌeɪt əpˈɪnjənˌeɪt
opinionated	əpˈɪnjənˌeɪtɪd
opinions	əpˈɪniʌnz əpˈɪnjənz
opportunist	ˌɑpəɹtjˈunɪst
opportunistic	ˌɑpətjˌuːnˈɪstɪk
opportunities	ˌɑːpɚtˈuːnɪɾiz ˌɑpɚtˈunətiz ˌɑpətjˈunɪtiz
opportunity	ˌɑpətjˈuːnɪtɪ ˌɑpɚtjˈunəti
opposite	ˈɑːpəzɪt ˈɑpəsɪt
opposites	ˈɑːpəzɪt.s ˈɑpəsɪt.s
opprobrium	əpɹˈoʊbɹiəm əpɹˈoʊbɹiə əpɹˈoʊbɹɪəm
optometrist	ɑptˈɑmətɹɪst
orange	ˈɑɹɪndʒ ˈɔɹndʒ ˈɔɹəndʒ ˈɑɹəndʒ
oranges	ˈɔɹɪndʒɪz ˈɑɹɪndʒɪz ˈɔɹəntʃɪz
orangutan	ɔɹˈæŋʊtæn əɹˈæŋətæn ɔəɹˈæŋutˌæn
orator	ˈɑɹətɚ
orchestra	ˈɔɹkɪstɹə ˈɔɹkəstɹə ˈɔkəstɹə
orchestral	ɔɹkˈɪstɹʌl ɔɹkˈɛstɹəl
orchestras	ˈɔɹkɪstɹəz ˈɔɹkəstɹəz
orchestrate	ˈɔɹkɪstɹˌeɪt ˈɔɹkəstɹˌeɪt
ordeal	ɔɹdˈil ɔdˈil
ordeals	ɔdˈiəls
ordinary	ˈɔɹdɪnˌɛɹi ˈɔdənɹi ˈɔdɪnˌəɹi
oregano	ˌɔːɹˈɪɡɑːnˌoʊ
orenda	ɔːɹˈɛndə
organisation	ˌɔɹɡənəzˈeɪʃən ˌɔɹɡənɪzˈeɪʃən ˌɔɹɡənaɪzˈeɪʃən
organum	ˈɔɹɡənəm ˈɔɡənəm
orientation	ˌɔːɹiʌntˈeɪʃən ˌɔɹiɛntˈeɪʃən
origami	ˌɑɹɪɡˈɑːmˌɪ
original	əɹˈɪdʒɪnʌl əɹˈɪdʒnəl əɹˈɪdʒənəl
originals	əɹˈɪdʒɪnʌlz əɹˈɪdʒnəlz
ornamental	ˌɔɹnəmˈɛntʌl ˌɔɹnəmˈɛntl ˌɔnəmˈɛntl
orogenic	ˌɑɹoʊdʒˈɛnɪk
orthodontist	ˌɔɹθədˈɑntɪst
os	ˈoʊz ˈɑs
oscillation	ˌɑːsɪlˈeɪʃən ˌɑsəlˈeɪʃən
oscilloscope	ˌɑsˈɪlɪskˌoʊp ˌəsˈɪlɪskˌoʊp
osteoporosis	ˌɑstiˌoʊpəɹˈoʊsɪs
otology	oʊtˈɑlədʒi
otorhinolaryngologist	ˌɑtoʊɹaɪnˈoʊlæɹɪŋɡˈɑlədʒˌɪst
ou	ˈoʊ oʊˈu
ours	ˈaʊɚz ˈaʊəz ˈɑɹz ˈɑz
ourselves	aʊɚsˈɛlvz aʊəsˈɛlvz ɑɹsˈɛlvz ɑsˈɛlvz
outbid	ˈaʊtbˌɪd
outclass	ˈaʊtklˌæs
outdated	ˈaʊtdˌeɪɾɪd
outdid	ˈaʊtdˌɪd
outdone	ˈaʊtdˈʌn
outdoor	ˈaʊtdˌɔː
outdoors	ˈaʊtdˈɔɹz
outen	ˈaʊtən
outgo	ˈaʊtɡˌoʊ
outgoing	ˈaʊtɡˌoʊɪŋ
outgrowth	ˈaʊtɡɹˌoʊθ
outlast	ˈaʊtlˌæst
outlawed	ˈaʊtlˌɔːd
outlawry	ˈaʊtlˌɔːɹi
outpatient	ˈaʊtpˌeɪʃənt
outperform	ˈaʊtpɚfˌɔɹm
outrigger	ˈaʊtɹˌɪɡɚ
outshine	ˈaʊtʃˌaɪn
outshone	aʊtʃˈɑn aʊtʃˈoʊn
outside	ˈaʊt.sˈaɪd
outsmart	ˈaʊt.smˌɑɹt
outsmarted	ˈaʊt.smˌɑɹɾɪd
outsold	aʊt.sˈɔld
outspoken	ˈaʊt.spˈoʊkən
outtake	ˈaʊttˌeɪk
outweigh	ˈaʊtwˌeɪ
outweighs	ˈaʊtwˌeɪz
outwit	ˈaʊtwˌɪt
outwitted	ˈaʊtwˌɪɾɪd
overact	ˈoʊvɚɹˌækt
overactive	ˈoʊvɚɹˈæktɪv
overall	ˈoʊvɚɹˌɔːl
overalls	ˈoʊvɚɹˌɔːlz
overarching	ˈoʊvɚɹˌɑɹtʃɪŋ
overbearing	ˈoʊvɚbˈɛɹɪŋ
overboard	ˈoʊvɚbˌɔɹd
overcame	ˈoʊvɚkˈeɪm
overcast	ˈoʊvɚkˌæst
overcharge	ˈoʊvɚtʃˌɑɹdʒ
overcharged	ˈoʊvɚtʃˈɑɹdʒd
overcome	ˈoʊvɚkˌʌm
overcoming	ˈoʊvɚkˌʌmɪŋ
overcrowded	ˈoʊvɚkɹˌaʊdɪd
overdid	ˈoʊvɚdˌɪd
overdo	ˈoʊvɚdˈuː
overdoing	ˈoʊvɚdˈuːɪŋ
overdone	ˈoʊvɚdˈʌn
overdrew	ˈoʊvɚdɹˌuː
overdue	ˈoʊvɚdˈuː
overeat	ˈoʊvɚɹˌiːt
overemphasize	ˈoʊvɚɹˈɛmfəsˌaɪz
overemphasized	ˈoʊvɚɹˈɛmfəsˌaɪzd
overfishing	ˈoʊvɚfˌɪʃɪŋ
overflow	ˈoʊvɚflˌoʊ
overflowed	ˈoʊvɚflˌoʊd
overflowing	ˈoʊvɚflˌoʊɪŋ
overflows	ˈoʊvɚflˌoʊz
overhang	ˈoʊvɚhˌæŋ
overhead	ˈoʊvɚhˈɛd
overhear	ˈoʊvɚhˈɪɹ
overheard	ˈoʊvɚhˈɝːd
overhearing	ˈoʊvɚhˈɪɹɪŋ
overheat	ˈoʊvɚhˌiːt
overheating	ˈoʊvɚhˌiːɾɪŋ
overkill	ˈoʊvɚkˌɪl
overlaid	ˈoʊvɚlˌeɪd
overlain	ˈoʊvɚlˌeɪn
overland	ˈoʊvɚlˌænd
overlay	ˈoʊvɚlˌeɪ
overloading	ˈoʊvɚlˌoʊdɪŋ
overlock	ˈoʊvɚlˌɑːk
overlook	ˈoʊvɚlˌʊk
overlooked	ˈoʊvɚlˌʊkt
overlooking	ˈoʊvɚlˌʊkɪŋ
overlooks	ˈoʊvɚlˌʊks
overnight	ˈoʊvɚnˈaɪt
overpaid	ˈoʊvɚpˈeɪd
overpay	ˈoʊvɚpˌeɪ
overpopulated	ˌoʊvɚpˈɑːpjʊleɪɾɪd ˌoʊvɚpˈɑpjəleɪtɪd
overpopulation	ˌoʊvəpˌɑpjʊlˈeɪʃən
overpriced	ˈoʊvɚpɹˌaɪst
overproduction	ˈoʊvɚpɹədˈʌkʃən
overqualified	ˈoʊvɚkwˌɔlɪfˌaɪd
overran	ˈoʊvɚɹˈæn
overreach	ˈoʊvɚɹˌiːtʃ
overreact	ˈoʊvɚɹiˈækt
overreacted	ˈoʊvɚɹiˌæktɪd
overreacting	ˈoʊvɚɹiˌæktɪŋ
overridden	ˈoʊvɚɹˈɪdən
override	ˈoʊvɚɹˌaɪd
overriding	ˈoʊvɚɹˌaɪdɪŋ
overrode	ˈoʊvɚɹˈoʊd
overrule	ˈoʊvɚɹˌuːl
overruled	ˈoʊvɚɹˌuːld
overrun	ˈoʊvɚɹˌʌn
oversaw	ˈoʊvɚsˌɔː
overseas	ˈoʊvɚsˈiːz
oversee	ˈoʊvɚsˌiː
overseen	ˈoʊvɚsˌiːn
overseer	ˈoʊvɚsˈiːɚ ˈoʊvəsˈiɚ
oversees	ˈoʊvɚsˌiːz
oversell	ˈoʊvɚsˌɛl
overshadow	ˈoʊvɚʃˈædoʊ
overshoot	ˈoʊvɚʃˌuːt
overshot	ˈoʊvɚʃˌɑːt
overstate	ˈoʊvɚstˌeɪt
overstep	ˈoʊvɚstˌɛp
overstepped	ˈoʊvɚstˌɛpt
overstuffed	ˈoʊvɚstˌʌft
oversupply	ˌoʊvəsəplʌˈɪ
overtake	ˈoʊvɚtˌeɪk
overtaken	ˈoʊvɚtˌeɪkən
overtax	ˈoʊvɚtˌæks
overthrow	ˈoʊvɚθɹˌoʊ
overture	ˈoʊvətjˌʊə
overturned	ˈoʊvɚtˌɝːnd
overwhelmed	ˌoʊvəwˈɛlmd
overwhelming	ˌoʊvɚhwˈɛlmɪŋ ˌoʊvəhwˈɛlmɪŋ
oviparous	oʊvˈɪpɚɹəs
ovoviviparous	ˌoʊvˌoʊvˌɪvˈɪpəɹəs
ow	ˈaʊ
owl	ˈaʊl ˈaʊəl
oxidative	ˌɑksədˈeɪtɪv
oxygen	ˈɑːksɪdʒən ˈɑksədʒən
oxygenate	ˈɑːksɪdʒɛnˌeɪt ˈɑksɪdʒənˌeɪt
oxymoron	ˌɑːksˈɪmˈɔːɹɑːn
oxytocin	ˌɑksitˈoʊsɪn
oz	ˈaʊns
paca	pˈækə
pachinko	pətʃˈɪŋkoʊ
padawan	pˈædˌəwɑn
paddies	pˈædɪz pˈædiz
pagination	pˌædʒɪnˈeɪʃən pˌædʒənˈeɪʃən
pagoda	pəɡˈoʊdə
pais	pˈeɪ
paisley	pˈeɪzli
pajamas	pədʒˈɑːməz pədʒˈæməz
pakistan	pˈækɪstˌæn
palatial	pəlˈeɪʃəl
paleontology	pˌeɪliəntˈɑlədʒi pˌæliəntˈɑlədʒi
palfrey	pˈɔlfɹi
palimpsest	pˈælɪmpsˌɪst pˈælɪmpsˌɛst
palisade	pˌælɪsˈeɪd
pallone	pəlˈoʊni
palone	pəlˈoʊn pˈəloʊni
pampas	pˈæmpəs
pancreatic	pˌæŋkɹiːˈæɾɪk pˌæŋkɹɪˈætɪk
pandanus	pændˈeɪnəs
pandemonium	pˌændɪmˈoʊniʌm pˌændəmˈoʊniəm pˌændɪmˈoʊnɪəm
pantaloon	pˈæntəlˌuːn
panthea	pˈænθiæ pˈænθɪæ
pantyhose	pˈæntɪhəˌuz
papacy	pˈeɪpəsi
paprika	pæpɹˈɪkə
paragraphs	pˈæɹəɡɹˌæfs pˈɛɹəɡɹˌæfs pˈæɹəɡɹˌɑfs
paralysis	pɚɹˈæləsɪs pəɹˈæləsəs
paralyze	pˈæɹəlʌˌɪz
paralyzed	pˈæɹəlʌˌɪzd
paramilitary	pˌɛɹəmˈɪlɪtˌɛɹi
paranoia	pˌæɹənˈɔɪə
paranoiac	pˌæɹənˈɔɪˌæk
paranormal	pæɹənˈɔɹmʌl
paraplegic	pˌɛɹəplˈidʒɪk pˌɛɹəpəlˈidʒɪk
paratrooper	pˈɛɹətɹˌupɝɹ
parenthetical	pæɹənθˈɛtɪkəl
parenthetically	pæɹənθˈɛtɪkli
parents	pˈɛʌɹənt.s pˈæɹənt.s
parfait	pˌɑɹfˈeɪ pˌɑfˈeɪ
parietal	pəɹˈaɪətəl
parishioner	pəɹˈɪʃənɚ pˈəɹɪʃnɚ
parishioners	pæɹˈɪʃənɚz
park	pˈɑɹk pˈək
parked	pˈɑɹkt pˈəkt
parks	pˈɑɹks pˈəks
parmigiana	pˌɑmɪdʒˈɑnə pˌɑɹməʒˈɑnə
parochial	pəɹˈoʊkiəl pəɹˈoʊkɪəl
parquet	pɑɹkˈeɪ
parsimony	pˈɑɹsəmˌoʊni pˈɑsəmˌoʊni
participate	pɑɹtˈɪsɪpˌeɪt pɑɹtˈɪsəpˌeɪt pɑɹtˈɪsɪpˌət pɑɹtˈɪsəpˌət
participated	pɑɹtˈɪsɪpˌeɪtɪd pɑɹtˈɪsəpˌeɪtɪd
participates	pɑɹtˈɪsɪpˌeɪt.s pɑɹtˈɪsəpˌeɪt.s
participating	pɑɹtˈɪsɪpˌeɪtɪŋ pɑɹtˈɪsəpˌeɪtɪŋ
participation	pɑɹtˌɪsɪpˈeɪʃən
participatory	pˌɑɹtˈɪsɪpətˌəɹi pˌɑɹtˈɪsɪpeɪtˌəɹi
participle	pˈɑɹtɪsˌɪpʌl
particular	pətˈɪkjʊlə pətˈɪkjəlɚ
particularity	pɚtˌɪkjʊlˈæɹɪɾi pətˌɪkjʊlˈæɹɪti
particularly	pˌɚtˈɪkjʊlɚli pˌətˈɪkjəlɚli
particulars	pɚtˈɪkjʊlɚz pətˈɪkjəlɚz
parties	pˈɑɹɾiz pˈɑtiz
partisanship	pˈɑɹtəzənʃˌɪp pˈɑtɪzənʃˌɪp
parts	pˈɑːt.s
party	pˈɑɹɾi pˈɑti
party's	pˈɑɹɾiz pˈɑtiz
partying	pˈɑɹɾiɪŋ pˈɑtiɪŋ
pas	pˈɑ pˈɑz
pascal	pæskˈʌl
pasch	pˈæsk
pasha	pæʃˈə
passel	pˈæsʌl pˈæsl
passengers	pˈæsɪndʒɚz pˈæsəndʒɚz pˈæsəndʒəz
passim	pæsˈɪm
passing	pˈɑːsɪŋ
pasta	pˈɑːstə pˈæstə
pasteurize	pˈæstʃəɹˌaɪz pˈɑstʃəɹˌaɪz
pastiche	pˌæstˈiʃ
patella	pətˈɛlə
pathe	pˈeɪð
pathia	pˈætiə
pathology	pəθˈɑlədʒi
patina	pætˈɪnə
patois	pˌætwˈɑː
patriarchal	pˌeɪtɹiˈɑɹkʌl
patriarchy	pˈeɪjtʃɹiˌɑɹki pˈeɪtɹɪˌɑkɪ
patrician	pətɹˈɪʃən
patrilineal	pˌætɹɪlˈɪniʌl pˌætɹɪlˈɪnɪəl
patrimonial	pˈætɹɪmˌoʊniəl pˈætɹɪmˌoʊnɪəl
patroness	pˈeɪtɹənɛs pˈeɪtɹənɪs
patronym	pˌætɹoʊnˈɪm
pavilion	pəvˈɪliʌn pəvˈɪljən
pawn	pˈɔːn pɑˈɑn
pawned	pˈɔːnd pɑˈɑnd
pawns	pˈɔːnz pɑˈɑnz
peachy	pˈitʃi
peary	pɛˈəɹi
pech	pˈɛk
peculiar	pɪkjˈuːliʌ
peculiarly	pɪkjˈuljɚli pɪkjˈuljəli
pecuniary	pɛkjˈuːnjɚɹi pɪkjˈunjəɹi
pedantic	pɛdˈæntɪk pədˈæntɪk
pedophilia	pˌɛdəfˈiliə pˌidəfˈɪliə
pejorative	pədʒˈɔːɹətɪv pədʒˈɔɹətəv pɪdʒˈɔɹətɪv pɪdʒˈɑɹətɪv
peking	pˈiːkˈɪŋ
pencil	pˈɛnsʌl pˈɛnt.səl pˈɛnsɪl
pendulum	pˈɛndʒuːləm pˈɛndʒələm pˈɪndʒələm
penile	pˈinaɪəl pˈinəl
peninsula	pənˈɪnsjʊlə pɛnˈɪnsjʊlə pɪnˈɪnsjʊlə pənˈɪnsjələ
peninsular	pənˈɪnsjʊlɚ pənˈɪnsjəlɚ pɛnˈɪnsjʊlɚ pənˈɪnsəlɚ
penitentiary	pˌɛnɪtˈɛnʃəɹi
pens	pˈɛnz pˈɪnz
pentagon	pˈɛntəɡˌən pˈɛntəɡˌɑn
pentamidine	pˌɛntˈæmɪdˌin
penultimate	pɪnˈʌltɪmət
penumbra	pənˈʌmbɹə
peony	pˈiəni
per	pˈɝː
percept	pˈɚsɛpt
percutaneous	pɝːkjuːtˈeɪniʌs pɝkjutˈeɪnɪəs
percy	pˈɝki
perestroika	pˈɛɹɪstɹɔˌikə
perfect	pˈɝfɪkt pɚfˈɛkt
perfected	pˈɝfɪktɪd pɚfˈɛktɪd
perfectly	pˈɝːfɛktli pˈɝfɪktli
perforate	pˈəfəɹˌeɪt
perfume	pɝːfjˈuːm
perfumes	pɝːfjˈuːmz
pergola	pˈɝɡələ
perhaps	pɚhˈæps pəhˈæps pəɹˈæps pɹˈæps
peril	pˈɛɹʌl pˈɛɹɪl
perils	pˈɛɹʌlz pˈɛɹɪlz
period	pˈɪʌɹiəd pˈɪəɹɪəd
periodically	pˌɪʌɹˈiɑːdɪkli
periods	pˈɪʌɹiəd.z pˈɪəɹɪəd.z
peristyle	pˈɛɹɪstˌaɪl
peritoneal	pˌɛɹɪtənˈiəl pˌɛɹətənˈiəl
perjure	pˈɝdʒɚ
perjured	pˈɝdʒɚd
permeability	pɝmˌiəbˈɪlɪti
permeable	pˈɝɹmˌiəbəl
permit	pɚmˈɪt pˈɝmɪt
permits	pɝːmˈɪt.s
permutate	pˈɝːmjuːtˌeɪt pˈɝmjʊtˌeɪt
permutates	pˈɝːmjuːtˌeɪt.s pˈɝmjʊtˌeɪt.s
permutation	pˌɝːmjuːtˈeɪʃən pˌɝmjʊtˈeɪʃən
permute	pˌɝːmjˈuːt
peroxide	pəɹˈɑksʌɪd
perpendicular	pˌɝːpəndˈɪkjʊlɚ pˌɝpəndˈɪkjəlɚ pˌɝpɛndˈɪkjulɚ
perpetrate	pˈɝɹpətɹˌeɪt
perpetrated	pˈɝɹpətɹˌeɪtɪd
perpetuate	pɚpˈɛtʃəwˌeɪt pəpˈɛtʃʊˌeɪt pəpˈɛtʃʊˌət
perpetuation	pəɹpˌɛtjuˈeɪʃən
perplexity	pəɹplˈɛksəti pəplˈɛksɪti
perquisite	pˈɝkwɪzɪt pˈɝɹkwəzɪt
persecution	pˌɝːsɪkjˈuːʃən pˌɝsəkjˈuʃən
perseverance	pˌɝːsɪvˈɪɹəns pˌɝsəvˈɪɹəns pˌɝsəvˈɪəɹəns
persevere	pɝsəvˈiɹ pˌɝsəvˈɪə
persevering	pɝsəvˈiɹɪŋ pˌɝsəvˈɪəɪŋ
persistence	pəsˈɪstəns
personae	pˈɝɹsoʊnæˌi
personal	pˈɝːsənʌl pˈɝsnəl
personality	pˌɝːsənˈælɪɾi pˌɝsənˈælətɪ
personally	pˈɝːsənʌli pˈɝsnəli
personification	pɝːsˌɑːnɪfɪkˈeɪʃən pɚsˌɑnəfəkˈeɪʃən
pervert	pˈɚvɝːt
perverts	pˈɚvɝːt.s
peseta	pəsˈeɪtə
pesetas	pɛsˈɛɾəz
pessimistic	pˌɛsəmˈɪstɪk
pestilence	pˈɛstɪlənt.s pˈɛstlənt.s pˈɛstələnt.s
petard	pˈɪtɑɹd pˈɪtɑd
petit	pˈətiː
petre	pˈitɚ
petrify	pˈɛtɹɪfˌaɪ pˈɛtɹəfˌaɪ
petrodollar	pˈɛtɹoʊdˌɑlɚ pˈɛtɹoʊdˌɑlə
petrology	pɛtɹˈɑːlədʒi pətɹˈɑlədʒi pɪtɹˈɑlədʒi
petties	pˈɛɾɪz pˈɛtiz
peyote	pˈeɪoʊt peɪjˈoʊtˌi
pfennig	pfˈɛnɪɡ
phagocyte	fˈeɪɡəsˌaɪt
phalange	fælˈændʒ
phantasm	fˌæntˈæzəm
phantasmagoria	fæntˌæzməɡˈɔɹiə fæntˌæzməɡˈɑɹiə
pharaonic	fɛˌəɹeɪˈɑnɪk
pharmaceutical	fˌɑɹməsˈuːɾɪkʌl fˌɑɹməsjˈutɪkəl fˌɑməsjˈutɪkəl
pharmacy	fˈɑɹməsi fˈɑməsi
pharos	fɛˈəɹɑs
pharyngeal	fˈæɹɪndʒˌiəl fˈæɹəndʒˌiəl fˈəɹɪndʒˌiəl
pharynx	fˈæɹɪŋks fˈɛɹɪŋks
phenol	fˈinɑl fˈinəl fˈənoʊl
phenolphthalein	fˌinəlθˈælin fˌinɑlfθˈælin fˌinəlθˈeɪlin
phenomenology	fɪnˈɑːmɪnˌɑːlədʒˌi
phenomenon	fɪnˈɑːmɪnˌən fənˈɑmɪnˌən
phenotype	fˈinətˌaɪp fˈinoʊtˌaɪp
phenotypic	fˌinoʊtˈɪpɪk
philatelist	fɪlˈæɾɪlɪst fɪlˈætəlɪst
philately	fɪlˈætli fɪlˈætəli
phlebitis	flɛbˈaɪɾɪs flɪbˈaɪtɪs
phonemic	foʊnˈimɪk fənˈimɪk
phonograph	fˈoʊnəɡɹˌæf fˈoʊnəɡɹˌɑf
phosphorus	fˈɑsfɹəs fˈɑsfɚəs fˈɑsfəɹəs
photographs	fˈoʊtəɡɹˌæfs fˈoʊtəɡɹˌɑfs
photometer	fətˈɑmɪtɚ foʊtˈoʊmitɚ
photoshopped	fˌoʊɾoʊʃˈɑːpt
phraseology	fɹeɪzˈɑlədʒi fɹˌeɪziˈɑlədʒi
phyle	fˈaɪl fˈaɪli
phylogeny	faɪlˈɑːdʒɛni faɪlˈɑdʒəni
physio	fˈɪzɪoʊ
phytoplankton	fˌaɪɾəplˈæŋktən
pianist	piˈənɪst piˈænɪst
piano	piˈænoʊ piˈɑnoʊ
pianos	piˈænoʊz piˈɑnoʊz
piazza	paɪˈəzə
pica	pˈaɪkə
picaresque	pˈɪkɛɹsk pˌɪkəɹˈɛsk
picayune	pˌɪkəjˈun
picturesque	pˈɪktʃɚɹɛsk
piddling	pˈɪdəlɪŋ
piebald	pˈaɪbˌɔld pˈaɪbˌɑld
piet	pʌˈɪət
pietism	pʌˈɪətɪzəm
piety	pˈaɪʌɾi pˈaɪɪti
pigeons	pˈɪdʒəns pˈɪdʒɪns
piglet	pˈɪɡlɪt pˈɪɡlət
piglets	pˈɪɡlɪt.s pˈɪɡlət.s
pilaster	pɪlˈæstɚ
pillion	pˈɪliʌn pˈɪljən
pillow	pˈɪloʊ pˈɛloʊ
pillows	pˈɪloʊz pˈɛloʊz
pilsner	pˈɪlznə
pimiento	pɪmjˈɛntoʊ pɪmˈɛntoʊ
pineal	pˌɪnˈɪəl
pinion	pˈɪniʌn pˈɪnjən
pion	pˈaɪˌɑn
piracy	pˈaɪɝɹəsi pˈaɪɹəsi
piranha	pɚɹˈɑːnə pɪɹˈɑnjə pɪɹˈænjə
piranhas	pɚɹˈɑːnəz pɪɹˈɑnjəz
pistole	pɪstˈoʊl
pitchblende	pˈɪtʃbˌʌlnd pˈɪtʃblˌɛnd
pitiful	pˈɪtɪfʌl
piton	pˈitˌɑn
pituitary	pɪtˈuːətˌɛɹi pɪtˈuɪtˌɛɹi
pizzazz	pˌɪzˈæz
pizzeria	pˌit.səɹˈiə
piñata	piːnjˈæɾə pɪnjˈætə pɪnjˈɑtə
plagiarism	plˈeɪdʒɚɹˌɪzəm plˈeɪdʒəɹˌɪzm
plagioclase	plˈædʒiəklˌeɪz plˈeɪdʒiəklˌeɪz plˈædʒiəklˌeɪs
plasmodium	plæzmˈoʊdiʌm plæzmˈoʊdɪəm
plasticizer	plˈæstɪsˌaɪzɚ plˈæstɪsˌaɪzə
platen	plˈætən
platonic	plətˈɑnɪk plətˈɔnɪk
playstation	plˈeɪstˌeɪʃən
plaything	plˈeɪθˌɪŋ plˈeɪθˌiŋ
plebeian	plibˈiən plɛbˈiən
plentiful	plˈɛntɪfʌl
pleonasm	pliˈənæzəm
pleural	plˈʊɹəl plʊˈəɹəl
pleurisy	plʊˈəɹɪsi pljʊˈəɹɪsi
pluot	pljˈuːɑːt plˈuɑt
pm	pˈiːˈɛm
pneumatic	nuːmˈæɾɪk njʊmˈætɪk
pocket	pˈɑːkɪt pˈɑkət
pocketed	pˈɑːkɪtɪd pˈɑkətɪd
podiatrist	pədˈaɪətɹˌɪst
poem	pˈoʊɪm pˈoʊm pˈoʊəm pˈɔ.ɪm
poem's	pˈoʊɪmz pˈoʊmz
poems	pˈoʊɪmz pˈoʊmz pˈoʊəmz
poet	pˈoʊɪt pˈoʊət
poet's	pˈoʊɪt.s pˈoʊət.s
pogrom	pɑɡɹˈəm poʊɡɹˈəm pəɡɹˈoʊm
pogue	pˈoʊɡ
polarity	pəlˈæɹɪti
polemic	pəlˈɛmɪk pəlˈimɪk
polemical	pəlˈɛmɪkəl
polemicist	pəlˈɛmɪsɪst
polemics	pəlˈɛmɪks
police	pəlˈiːs poʊlˈis
policies	pˈɑːlɪsiz pˈɑləsiz
policing	pəlˈiːsɪŋ poʊlˈisɪŋ
policy	pˈɑːlɪsi pˈɑləsi
polis	pˈoʊlɪs pˈɑlɪs
polish	pˈɑlɪʃ
polishing	pˈɑlɪʃɪŋ
politburo	pˈɑːlɪtbjˌʊɹoʊ
political	pəlˈɪɾɪkʌl pəlˈɪtəkəl
politician	pˌɑːlɪtˈɪʃən pˌɑlətˈɪʃən
politician's	pˌɑːlɪtˈɪʃənz pˌɑlətˈɪʃənz
politicians	pˌɑːlɪtˈɪʃənz pˌɑlətˈɪʃənz
politicization	pəlˌɪtɪsɪzˈeɪʃən
politics	pˈɑːlətˌɪks pˈɑlɪtˌɪks
pollard	pˈɑlɚd pˈɑləd
pollutant	pəlˈuːtənt pəljˈutənt
pollution	pəlˈuːʃən pəljˈuʃən
polygamous	pəlˈɪɡəməs
polygamy	pəlˈɪɡəmˌi
polygonal	pəlˈɪɡənəl
polygraph	pˈɑːlˌɪɡɹˌæf pˈɑlˌiɡɹˌæf pˈɑlˌiɡɹˌɑf
polygynous	pəlˈɪdʒɪnəs
polygyny	pəlˈɪdʒɪni
polyhedron	pˌɑlˌihˈidɹən
polymerize	pˈɑləməɹˌaɪz pˈəlɪməɹˌaɪz pˌɑlˈɪməɹʌˌɪz
polymorphic	pˌɑːlˌɪmˈɔɹfɪk pˌɑlˌimˈɔɹfɪk
polynomial	pˌɑːlˌɪnˈoʊmiəl pˌɑlˌinˈoʊmiəl pˌɑlˌɪnˈoʊmɪəl
polynomials	pˌɑlənˈoʊmil
polyphony	pəlˈɪfəni
polytech	pˌɑːlˌɪtˈɛk pˌɑlˌitˈɛk
pomegranate	pˌɑmɪɡɹˈænɪt pˌɑməɡɹˈænət pˈɑmɡɹˌænət
pompano	pˈɑmpənˌoʊ
pontes	pˈɑntiz
ponytail	pˈoʊnɪtˌeɪl pˈoʊnitˌeɪl
ponytails	pˈoʊnɪtˌeɪlz pˈoʊnitˌeɪlz
popeye	pˈɑpˌaɪ
poppycock	pˈɑːpɪkˌɑːk pˈɑpikˌɑk
popular	pˈɑpjʊlə pˈɑpjəlɚ
popularity	pˌɑːpjʊlˈæɹɪɾi pˌɑpjəlˈæɹɪti pˌɑpjəlˈæɹəti
population	pˌɑːpjʊlˈeɪʃən pˌɑpjəlˈeɪʃən pˌɑpjulˈeɪʃən
porcelain	pˈɔɹsɪlɪn pˈɔɹslˌɪn pˈɔɹsəlɪn pˈɔsəlɪn
porcupine	pˈɔɹkjuːpˌaɪn pˈɔɹkjʊpˌaɪn
porcupine's	pˈɔɹkjuːpˌaɪnz pˈɔɹkjʊpˌaɪnz
porgy	pˈɔɡi
porteous	pˈɔɹɾiʌs pˈɔɹtɪəs pˈɔtɪəs
portmanteau	pˈɔɹtmæntˌoʊ pˈɔtmæntˌoʊ
portrait	pˈɔːtɹeɪt
pos	pˈɑz pˈoʊz
poses	pˈɑzɪz pˈoʊzɪz
poseur	pˈoʊzʊɚ
positivism	pˈɑːzɪtɪvˌɪzəm pˈɑzɪtˌɪvɪzm
possibilities	pˌɑːsəbˈɪlɪɾiz pˌɑsəbˈɪlətiz pˌɑsɪbˈɪlɪtiz
possibility	pˌɑːsəbˈɪlɪɾˌi pˌɑsəbˈɪlətˌi pˌɑsɪbˈɪlɪtˌi
possible	pˈɑːsɪbʌl pˈɑsəbəl
possibly	pˈɑːsɪbli pˈɑsəbli
post-traumatic	pˌoʊsttɹɔːmˈæɾɪk
postdoctoral	pˌoʊstdˈɑktˌəɹəl
posterize	pˈoʊstəɹˌaɪz
posthumous	pˈɑstʃəməs pˈɑstʃʊməs
postmodernism	pˈoʊstmɑdɚnˌɪzəm
postmortem	pˌoʊstmˈɔɹɾəm
postoperative	pˌoʊstˈɑpəɹətɪv
postulate	pˈɑstʃəlˌeɪt pˈɑstʃəlˌət pˈɑstjʊlˌeɪt
posture	pˈɑstʃɚ pˈɑstʃə
potpourri	pˌoʊpɔɹˈi pˌoʊpʊɹˈi pˈoʊpʊəɹi
poverty	pˈɑːvɚɾi pˈɑvəti
practicality	pɹˌæktɪkˈælɪɾi
practically	pɹˈæktɪkli pɹˈæktɪkəli
praetorian	pɹiːtˈɔːɹiʌn pɹɪtˈɔɹiən
prance	pɹˈænt.s pɹˈɑnt.s
pranced	pɹˈænt.st pɹˈɑnt.st
prasad	pɹˈəsɑd
prayerful	pɹˈɛfʊl
pre-emptive	pɹˌiːˈɛmptɪv
preamble	pɹiːˈæmbʌl
preantepenultimate	pɹˌiæntipənˈʌltɪmət pɹˌiæntɪpɪnˈʌltɪmət pɹˌiæntəpənˈʌltəmət
prebiotic	pɹˌɪbˌaɪˈɑːɾɪk pɹˌibˌaɪˈɑtɪk
precancerous	pɹɪkˈænsɚɹəs pɹikˈænsəɹəs
precast	pɹɪkˈæst pɹikˈæst pɹikˈɑst
precaution	pɹɪkˈɔːʃən pɹikˈɔʃən
precautions	pɹɪkˈɔːʃənz pɹikˈɔʃənz
precip	pɹˈɪsɪp
precocious	pɹɪkˈoʊʃəs pɹəkˈoʊʃəs
predecessor	pɹˈɛdəsˌɛsɚ pɹˈidɪsˌɛsɚ pɹˈidəsˌɛsɚ
predestination	pɹˌɪdˌɛstɪnˈeɪʃən pɹˌidˌɛstɪnˈeɪʃən
predestine	pɹˌeɪdˈɛstɪn pɹˌidˈɛstɪn
predetermine	pɹˌɪdɪtˈɝːmɪn pɹˌidɪtˈɝmɪn
predetermined	pɹˌɪdɪtˈɝːmɪnd pɹˌidɪtˈɝmɪnd
predictability	pɹədˌɪktəbˈɪlɪti
predominance	pɹɪdˈɑːmɪnəns pɹədˈɑmɪnəns
preempt	pɹˈiːˌɛmpt
preexisting	pɹˈiːɛɡzˈɪstɪŋ
preferable	pɹˈɛfəɹəbəl
preference	pɹˈɛfɹəns pɹˈɛfəɹəns pɹˈɛfəɹɛns
preferences	pɹˈɛfɹənsɪz pɹˈɛfəɹənsɪz
prejudice	pɹˈɛdʒuːdɪs pɹˈɛdʒədɪs
prejudiced	pɹˈɛdʒuːdɪst pɹˈɛdʒədɪst
prejudices	pɹˈɛdʒuːdɪsɪz pɹˈɛdʒədɪsɪz
premature	pɹˌɪmətʃˈʊɹ pɹˌimətʃˈʊɹ pɹˌimətˈʊɹ
prematurely	pɹimətjˈʊəɹli pɹɛmətjˈʊəɹli
premeditate	pɹɪmˈɛdɪtˌeɪt pɹimˈɛdɪtˌeɪt
premeditated	pɹɪmˈɛdɪtˌeɪtɪd pɹimˈɛdɪtˌeɪtɪd
premier	pɹɛmˈiə
premonition	pɹɪmənˈɪʃən pɹimənˈɪʃən
premonitory	pɹɪmˈɑːnɪtɔːɹi pɹəmˈɑnɪtɔɹi pɹɪmˈɑnɪtɹi pɹɪmˈɑnɪtəɹi
prenuptial	pɹinˈʌpʃəl
preoccupy	pɹiˈɑːkjʊpˌaɪ pɹiˈɑkjupˌaɪ pɹɪˈɑkjupˌaɪ
prepaid	pɹɪpˈeɪd pɹipˈeɪd
preparatory	pɹɛpˈəɹətˌɔɹi
prepare	pɹɪpˈɛɹ pɹɪpˈɛʌ pɹəpˈɛɚ pɹɪpˈɛ
preparedness	pɹɪpˈɛɹdnəs pɹɪpˈɛɹədnɪs pɹɪpˈɛəɹɪdnɪs
prepares	pɹɪpˈɛɹz pɹɪpˈɛʌz
preposterous	pɹɪpˈɑstəɹəs
prepuce	pɹˈɪpjˌuːs pɹˈipjˌus
prerequisite	pɹiɹˈɛkwɪzɪt
preschool	pɹiːskˈuːl
prescience	pɹˈɛsiəns pɹˈɛʃiəns pɹˈɛsɪəns
prescient	pɹˈiʃiənt pɹˈɛsiənt pɹˈɛʃiənt
prescribed	pɹɪskɹˈaɪbd pɹəskɹˈaɪbd
present	pɹˈɛzənt pɹɪzˈɛnt pɹəzˈɛnt
presentable	pɹɪzˈɛntəbʌl pɹəzˈɛntəbəl
presentation	pɹˌɛzəntˈeɪʃən pɹˌizəntˈeɪʃən
presentations	pɹˌɛzəntˈeɪʃənz pɹˌizəntˈeɪʃənz
presenter	pɹˈɪzɛntɚ
presenting	pɹˈɛzəntɪŋ pɹɪzˈɛntɪŋ
presents	pɹˈɛzənt.s pɹˈɪzɛnt.s
preservative	pɹɪzˈəvətɪv
preserve	pɹɪzˈɝːv pɹəzˈɝv
preserved	pɹɪzˈɝːvd pɹəzˈɝvd
preserving	pɹɪzˈɝːvɪŋ pɹəzˈɝvɪŋ
preside	pɹɪzˈaɪd
presume	pɹɪzjˈuːm
presumed	pɹɪzjˈuːmd
presumption	pɹɪzˈʌmpʃən
presumptive	pɹɪzˈʌmptɪv pɹizˈʌmptɪv
presumptuous	pɹizˈʌmptʃuəs pɹəzˈʌmptʃuəs
pretend	pɹɪtˈɛnd pɹitˈɛnd pɹətˈɛnd
pretending	pɹɪtˈɛndɪŋ pɹitˈɛndɪŋ
pretends	pɹɪtˈɛnd.z pɹitˈɛnd.z
pretense	pɹiːtˈɛns
pretenses	pɹiːtˈɛnsɪz
pretentious	pɹɪtˈɛntʃəs
pretrial	pɹiːtɹˈaɪʌl pɹɪtɹˈaɪəl
pretty	pɹˈɪɾi pɹˈʊti pˈɔɪti pˈɝti
previous	pɹˈiːviʌs pɹˈivɪəs
preyer	pɹˈeɪɚ pɹˈeɪjɚ
priceless	pɹˈaɪsləs pɹˈaɪslɪs
primarily	pɹaɪmˈɛɹɪli pɹaɪmˈɛɹəli
prime	pɹˈaɪm pɹˈim
primordial	pɹaɪmˈɔɹdiəl pɹaɪmˈɔdiəl
princess	pɹˈɪnsɛs pɹˈɪnsɪs
princess's	pɹˈɪnsɛsɪz pɹˈɪnsɪsɪz
prioritize	pɹaɪˈɔːɹɪtˌaɪz pɹaɪˈɔɹətˌaɪz pɹaɪˈɑɹətˌaɪz
priory	pɹˈaɪɚɹi pɹˈaɪəɹi
prismatic	pɹɪzmˈætɪk
prisoner	pɹˈɪzənɚ pɹˈɪzənə pɹˈɪznɚ pɹˈɪznə
prisoner's	pɹˈɪzənɚz pɹˈɪzənəz
prisoners	pɹˈɪzənɚz pɹˈɪzənəz pɹˈɪznɚz pɹˈɪznəz
pristine	pɹˈɪstiːn
privacy	pɹˈaɪvəsi pɹˈɪvəsi
private	pɹˈaɪvət pɹˈaɪvɪt
privatization	pɹˈaɪvəɾɪzˈeɪʃən
probably	pɹˈɑːbəblˌi pɹˈɑəblˌi pɹˈɑbli
probative	pɹoʊbˈətɪv
probenecid	pɹˈoʊbnɪsˌɪd pɹˌoʊbˈɛnɪsɪd pɹˌoʊbˈɛnəsɪd
probity	pɹˈoʊbɪti pɹˈoʊbəti
problem	pɹˈɑːbləm pɹˈɑblɪm
problem's	pɹˈɑːbləmz pɹˈɑblɪmz
problematic	pɹˌɑːbʌlmˈæɾɪk pɹˌɑbləmˈætɪk
proboscis	pɹoʊbˈɑskɪs
procaine	pɹˈoʊkˌeɪn
proceeds	pɹoʊsˈiːd.z
proclaim	pɹoʊklˈeɪm
proclaimed	pɹoʊklˈeɪmd
procreate	pɹˈoʊkɹiˈeɪt
produce	pɹədˈus pɹˈoʊdus pɹədjˈus
profanation	pɹˌɑfənˈeɪʃən
profuse	pɹəfjˈus
profusely	pɹəfjˈusli
prognoses	pɹɑːɡnˈoʊzɪz
prognosticate	pɹˌɑɡnˈɑstɪkˌeɪt
program	pɹˈoʊɡɹˌæm pɹˈoʊɡɹˌəm
programed	pɹˈoʊɡɹˌæmd pɹˈoʊɡɹˌəmd
programmable	pɹˈoʊɡɹˌæməbʌl
programs	pɹˈoʊɡɹˌæmz pɹˈoʊɡɹˌəmz
progress	pɹˈɑɡɹɛs pɹəɡɹˈɛs pɹˈoʊɡɹɛs
progressed	pɹˈɑɡɹɛst pɹəɡɹˈɛst
progressing	pɹˈɑɡɹɛsɪŋ pɹəɡɹˈɛsɪŋ
prohibited	pɹəhˈɪbɪɾɪd pɹoʊhˈɪbɪtɪd pɹəhˈɪbətɪd
prohibition	pɹˌoʊhɪbˈɪʃən
project	pɹˈɑdʒɛkt pɹədʒˈɛkt
project's	pɹˈɑdʒɛkt.s pɹədʒˈɛkt.s
proletariat	pɹoʊlɪtˈɛɚiˌət pɹoʊlɪtˈɛəɹɪˌət
prolong	pɹoʊlˈɔŋ pɹoʊlˈɑŋ
prolonged	pɹoʊlˈɔŋd pɹoʊlˈɑŋd
promulgate	pɹɑːmˈəlɡeɪt
propagandistic	pɹˌɑːpəɡændˈɪstɪk
properly	pɹˈɑːpɚli pɹˈɑpəli
property	pɹˈɑːpɚɾi pɹˈɑpəti
prophecy	pɹˈɑːfəsi pɹˈɑfɪsi
prophetic	pɹəfˈɛtɪk
prophylactic	pɹˌɑːfɪlˈæktɪk pɹˌɑfəlˈæktɪk
propitious	pɹoʊpˈɪʃəs
proportionality	pɹəpˌɔɹʃənˈælɪɾi pɹəpˌɔɹʃənˈæləti pɹəpˌɔɹʃɪnˈælɪti
prorate	pɹˈoʊɹˈeɪt
prosaic	pɹoʊzˈeɪɪk
prosciutto	pɹəʃˈutˌoʊ pɹəʒˈutˌoʊ
prosecutor	pɹˈɑːsɪkjˌuːɾɚ pɹˈɑsəkjˌutɚ
proselytize	pɹˈɑːslɪtˌaɪz pɹˈɑsəlɪtˌaɪz pɹˈɑsələtˌaɪz pɹˈɑzəlɪtˌaɪz
prospector	pɹˈəspˌɛktɚ
prosperity	pɹɑspˈɛɹɪti
prostaglandin	pɹɑːstəɡlˈændɪn
prosthesis	pɹˌɑːsθˈəsɪs pɹˌɑsθˈisɪs
prosthetic	pɹɑsθˈɛtɪk
prostitute	pɹˈɑstɪtjˌuːt
prostitutes	pɹˈɑstɪtjˌuːt.s
prostitution	pɹˌɑːstɪtˈuːʃən pɹˌɑstɪtjˈuʃn pɹˌɑstɪtʃˈuʃn
protagonist	pɹoʊtˈæɡənɪst pɹətˈæɡənɪst
protease	pɹˈoʊtɪˌeɪz
protectorate	pɹətˈɛktəɹɪt
proteome	pɹˈoʊɾoʊm pɹˈoʊtˌɪˈoʊm
protest	pɹˈoʊtɛst pɹətˈɛst pɹoʊtˈɛst
protestation	pɹˌɑtˌɪstˈeɪʃən pɹˌoʊtˌɪstˈeɪʃən
protester	pɹˈətˌɛstɚ
protesters	pɹˈətˌɛstɚz
protesting	pɹˈoʊtɛstɪŋ pɹətˈɛstɪŋ
protests	pɹˈoʊtɛst.s pɹətˈɛst.s
protocols	pɹˈoʊtəkˌɑls pɹˈoʊtəkˌɔls
prototype	pɹˈoʊtətˌaɪp
prototypical	pɹˌoʊtətˈɪpɪkəl
prototyping	pɹˈoʊtətˌaɪpɪŋ
protozoan	pɹˌoʊtəzˈoʊən
protuberance	pɹoʊtˈubəɹəns pɹoʊtjˈubəɹəns
prove	pɹˈuːv pɹˈoʊv
provenance	pɹˈɑvənəns pɹˈoʊvənɑns pɹˈɑvənɑns
provincial	pɹəvˈɪntʃəl
provine	pɹˈəvaɪn
provolone	pɹˈoʊvəloʊn pɹˈoʊvəlˌoʊni
prowess	pɹˈaʊɛs pɹˈaʊəs pɹˈaʊɪs
proximate	pɹˈɑksɪmət pɹˈɑksəmət
pseudoscience	sˌuːdoʊsˈaɪʌns
pshaw	pʃˈɔ ʃˈɔ
psilocybin	sˌɪləsˈaɪbɪn
psoriasis	sɔːɹˈiɑːsiz
psyched	sˈaɪkt
psychical	sʌˈɪkɪkəl
psychobabble	sˌaɪkoʊbˈæbʌl
psychogenic	sʌˌɪkɑʊdʒˈɛnɪk
psychokinesis	sˌaɪkoʊkənˈiːsɪs sˌaɪkoʊkɪnˈisɪs
psychopathology	sˌaɪkɑpəθˈɑlədʒˌɪ
psychopathy	saɪkˈɑpəθi
psychotherapist	sˌaɪkoʊθˈɛɹəpɪst
psychotherapy	sˌaɪkoʊθˈɛɹəpi
ptomaine	tˈoʊmeɪn
puberty	pjˈuːbɚɾi pjˈubəti
puerile	pjuːɹˈʌl
pugilist	pjˈuːdʒɪlɪst pjˈudʒəlɪst
pulaski	pjʊlˈæskˌi pʊlˈæskˌi
pull	pˈʊl pˈəl
pumice	pˈʌmɪs
punctuate	pˈʌŋktjuˌeɪt
puppies	pˈʌpɪz pˈʌpiz
purchase	pˈɝːtʃɪs pˈɝtʃəs pˈɝɹtʃəs
purchased	pˈɝːtʃɪst pˈɝtʃəst
purchases	pˈɝːtʃɪsɪz pˈɝtʃəsɪz
pure	pjˈʊɹ pjˈɔː pjˈɔɹ pjˈʊə
puree	pjʊɹˈeɪ
purely	pjˈʊəli pjˈɔli
purest	pjˈʊɹɪst pjˈʊɹəst pjˈʊəɹəst pjˈɔɹəst
puri	pjˈʊɹi pˈʊəɹi pˈʊɹi
purified	pjˈʊɹɪfˌaɪɪŋ pjˈʊəɹɪfˌaɪɪŋ pjˈɔɹɪfˌaɪɪŋ
purloin	pɝːlˈɔɪn
purport	pˈɚpˌɔɹt
purportedly	pəɹpˈɔɹtədlˌi
purulent	pjˈʊɹuːlənt pjˈʊəɹələnt pjˈʊəɹjʊlənt
purvey	pɝːvˈeɪ
push	pˈʊʃ pˈʌʃ
pushes	pˈʊʃɪz pˈʌʃɪz
pussyfoot	pˈʊsifˈʊt
put	pˈʊt pˈʌt
putsch	pˈʊtʃ
puttanesca	pˈutənɛskə pˈʊtənɛskə
putting	pˈʊɾɪŋ pˈʌtɪŋ
pygmalion	pɪɡmˈeɪliən
pyrena	paɪɹˈɛnə paɪɹˈinə
pyrotechnics	pˌaɪɹətˈɛknəks
pyroxene	paɪɹˈɑksin
pyrrhic	pˈɪɹɪk
pyxis	pˈɪksɪs
pétanque	pˈətæŋk pˈətɑŋk
qi	tʃˈi
qin	tʃˈin
qing	tʃˈɪŋ
quadriceps	kwˈɑdɹəsˌɛps kwˈɑdɹɪsˌɛps
quadrilateral	kwˌɑdɹəlˈætɚəl
quadriplegic	kwˌɑːdɹɪplˈiːdʒɪk kwˌɑdɹɪpəlˈidʒɪk
quadruple	kwɑːdɹˈuːpʌl
quahog	kwˈoʊhˌɑɡ kwˈɑhˌɑɡ kwˈɔhˌɑɡ
qualification	kwˌɑlɪfɪkˈeɪʃən
qualifications	kwˌɑlɪfɪkˈeɪʃənz
qualified	kwˈɑlɪfˌaɪd
qualify	kwˈɑlɪfˌaɪ
qualitative	kwˈɑlətˌeɪtɪv kwˈɑlɪtˌətɪv
quality	kwˈɑlɪti kwˈɑləti
quandary	kwˈɑndəɹi kwˈɑndɹi
quantifiable	kwˌɑntɪfˈaɪəblə kwˌɑntəfˈaɪəblə
quantities	kwˈɑntɪtiz
quantity	kwˈɑntɪti
quantum	kwˈɑntəm
quarterback	kwˈɔːtəbˌæk
quassia	kwˈɑʃə kwˈæsiə kwˈɑʃiə
quaternary	kwˈətɝːnˌɚɹi
que	kjˈu
querulous	kwˈɛɹjʊləs kwˈiɹjələs kwˈɛɹjələs
question	kwˈɛstʃən kwˈɛʃtʃən kwˈɛstjən kwˈɛʃtən
quickens	kwˈɪkəns
quiescent	kwaɪˈɛsənt kwɪˈɛsənt
quiet	kwˈaɪʌt kwˈaɪɪt
quieted	kwˈaɪʌtɪd kwˈaɪɪtɪd
quieter	kwˈaɪʌɾɚ kwˈaɪʌtə kwˈaɪɪtɚ kwˈaɪɪtə
quietist	kwʌˈɪətɪst
quietly	kwˈaɪʌtli kwˈaɪɪtli
quinoa	kˌinˈoʊə
quintessence	kwɪntˈɛsəns
quintuplet	kwˈɪntˈuːplɪt kwˈɪntˈuplət kwˈɪntˈʌplət kwˈɪntjˈuplət
quisling	kwˈɪzlɪŋ
quite	kwˈaɪt kˈiteɪ
quitter	kwˈɪtə
rabbinical	ɹəbˈɪnəkəl
rabe	ɹˈɑb
rabi	ɹˈæbi
raconteur	ɹˌækɑntˈɝ ɹˌækɔnntˈɝ ɹˌækɑntˈə
radiator	ɹˈeɪdiˌeɪɾɚ ɹˈeɪjdijˌeɪjtɚ ɹˈædɪˌeɪtə
radioactivity	ɹˈeɪdɪoʊˌæktˌɪvɪtˌi
raggedy	ɹˈæɡədi ɹˈæɡɪdi
rago	ɹˈæɡoʊ
rahul	ɹɑːhˈʊl
ramada	ɹəmˈɑdə
ramune	ɹˈɑmʊneɪ
ramus	ɹˈeɪməs
ranchera	ɹæntʃˈɚɹə ɹæntʃˈɛɹə
rangy	ɹˈeɪndʒi
rapacious	ɹəpˈeɪʃəs
rapidity	ɹəpˈɪdɪti
rapprochement	ɹˌæpɹˌoʊʃmˈɑn
rarefy	ɹˈɛɹfaɪ ɹˈɛəɹəfaɪ
rarely	ɹˈɛɹli ɹˈɛli
raspberry	ɹˈæzbˌɛɹi
rather	ɹˈæðɚ ɹˈɑðɚ ɹˈʌðɚ
rattan	ɹætˈæn ɹətˈæn
ravin	ɹˈævɪn ɹˈævən
rawest	ɹˈɔːəst ɹˈɔ.ɪst
razzmatazz	ɹˈæzmətˈæz
re	ɹˈiː
readily	ɹˈɛdili ɹˈɛdɪli
reading	ɹˈidɪŋ
readmission	ɹˌiædmˈɪʃən
real	ɹˈiːəl ɹˈil ɹˈeɪɑl
realign	ɹiːəlˈaɪn ɹijəlˈaɪn
realignment	ɹiːəlˈaɪnmənt ɹijəlˈaɪnmənt
realist	ɹˈɪʌlɪst
realistic	ɹˌijəlˈɪstɪk ɹˌɪəlˈɪstɪk
reality	ɹˌiˈælɪɾˌi ɹˌiˈælətˌi
realizable	ɹˌiːəlˈaɪzəbʌl
really	ɹˈɪʌli ɹˈiəli ɹˈɪli ɹˈili
realpolitik	ɹˈiɑlpoʊlˌɪtik ɹˈeɪɑlpoʊlˌɪtik ɹˈeɪɑlpɑlˌɪtik
reanalyze	ɹiˈænəlˌaɪz
rearm	ɹˈiːˈɑɹm
rearrange	ɹˌiːəɹˈeɪndʒ
rearranged	ɹˌiːəɹˈeɪndʒd
reasonable	ɹˈiːzənəbʌl ɹˈiznəbəl
reassuring	ɹˌiːəʃˈɔːɹɪŋ
rebar	ɹˈɪbˌɑɹ ɹˈibˌɑɹ
rebbe	ɹˈɛb ɹˈɛbi ɹˈɛbə
rebel	ɹˈɛbəl ɹɪbˈɛl
rebellious	ɹɪbˈɛliʌs ɹəbˈɛliəs ɹəbˈɛljəs
rebirth	ɹɪbˈɝːθ ɹibˈɝθ
reborn	ɹˈɪbˈɔɹn
rebound	ɹɪbˈaʊnd ɹibˈaʊnd
rebuilt	ɹɪbˈɪlt ɹibˈɪlt
rebus	ɹˈibəs
recall	ɹˈiːkˌɔːl ɹˈɪkˌɔl
recant	ɹɪkˈænt ɹəkˈænt
recap	ɹˈɪkˌæp ɹˈikˌæp
recapitulate	ɹˌɪkəpˈɪtʃʊlˌeɪt ɹˌikəpˈɪtʃʊlˌeɪt
receiver	ɹɪsˈiːvə
recess	ɹiːsˈɛs
recipe	ɹˈɛsɪpiː ɹˈɛsəpi
recipes	ɹˈɛsɪpiːz ɹˈɛsəpiz
reciprocity	ɹˌɪsɪpɹˈɑːsɪɾi ɹˌɛsəpɹˈɑsəti
recitation	ɹˌɪsɪtˈeɪʃən ɹˌɛsətˈeɪʃən
reclamation	ɹˌɪkləmˈeɪʃən ɹˌɛkləmˈeɪʃən
recluse	ɹɛklˈuːs
recognizable	ɹˌɛkəɡnˈaɪzəbʌl
recollect	ɹˌɛkəlˈɛkt
recon	ɹˈiːkɑːn
recondite	ɹˈikɑndˌaɪt ɹˈɛkəndˌaɪt ɹˈəkɑndˌaɪt
reconnaissance	ɹɪkˈɑːnɪsəns ɹikˈɑnəsəns
reconnoiter	ɹˌiːkənˈɔɪɾɚ ɹˌɛkənˈɔɪtɚ ɹˌɛkənˈɔɪtə
reconnoitre	ɹˌiːkənˈɔɪɾɚ ɹˌɛkənˈɔɪtɚ ɹˌɛkənˈɔɪtə
record	ɹˈɛkɚd ɹɪkˈɔɹd ɹəkˈɔɹd ɹˈɛkɔd
recorded	ɹɪkˈɔːdɪd
recorder	ɹɪkˈɔɹdɚ ɹikˈɔɹdɚ
records	ɹɛkˈɚd.z ɹɛkˈɔːd.z ɹəkˈɔd.z ɹəkˈɔɹd.z
recourse	ɹˈɪkɔɹs
recreate	ɹˈiːkɹiːˌeɪt ɹˈikɹɪˌeɪt ɹˈɛkɹɪˌeɪt
recriminate	ɹɪkɹˌɪmɪnˈeɪt
recrimination	ɹɪkɹˌɪmɪnˈeɪʃən ɹikɹˌɪmənˈeɪʃən
rectify	ɹˈɛktɪfˌaɪ ɹˈɛktəfˌaɪ
recuse	ɹˌɪkjˈuz ɹˌikjˈuz
redbird	ɹˈɛdbˌɝːd ɹˈɛdbˌəd
redial	ɹidˈɪəl ɹɪdˈaɪəl ɹˈɪdaɪl
redid	ɹɪdˈɪd ɹidˈɪd
redistribute	ɹˌiːdɪstɹˈɪbjuːt
redistributes	ɹˌiːdɪstɹˈɪbjuːt.s
redistributing	ɹˌiːdɪstɹˈɪbjuːɾɪŋ
redistribution	ɹˌiːdɪstɹɪbjˈuːʃən ɹˌidɪstɹəbjˈuʃən
redo	ɹiːdˈuː
reduce	ɹɪdjˈuːs ɹɪdʒˈus
redux	ɹˈɪdˌʌks ɹˈidˌʌks
reemerge	ɹiːɪmˈɝːdʒ ɹiimˈɚdʒ
reemphasize	ɹiˈɛmfəsʌˌɪz
reference	ɹˈɛfɹəns ɹˈɛfəɹəns
references	ɹˈɛfɹənsɪz ɹˈɛfəɹənsɪz
refill	ɹˈɪfɪl ɹˈifɪl
refilled	ɹˈɪfɪld ɹˈifɪld
refined	ɹɪfˈaɪnd ɹifˈaɪnd
reflation	ɹɪflˈeɪʃən ɹiflˈeɪʃən
reflexive	ɹɪflˈɛksɪv ɹəflˈɛksɪv
reformation	ɹˌɪfɔɹmˈeɪʃən ɹˌifɔɹmˈeɪʃən ɹˌifɔmˈeɪʃən
reformatory	ɹɪfˈɔɹmətˌɔːɹi ɹəfˈɔɹmətˌɔɹi ɹɪfˈɔɹmətɹi ɹɪfˈɔɹmətˌəɹi
refresh	ɹɪfɹˈɛʃ ɹifɹˈɛʃ
refreshed	ɹɪfɹˈɛʃt ɹifɹˈɛʃt
refreshes	ɹɪfɹˈɛʃɪz ɹifɹˈɛʃɪz
refreshing	ɹɪfɹˈɛʃɪŋ ɹəfɹˈɛʃɪŋ
refrigerator	ɹɪfɹˈɪdʒɚɹˌeɪɾɚ ɹɪfɹˈɪdʒəɹˌeɪtə ɹəfɹˈɪdʒəɹˌeɪtɚ
refrigerators	ɹɪfɹˈɪdʒɚɹˌeɪɾɚz ɹɪfɹˈɪdʒəɹˌeɪtəz
refuel	ɹɪfjˈuːl ɹifjˈul ɹifjˈuəl
refugee	ɹˈɛfjuːdʒiː ɹˈɛfjʊdʒi
refugees	ɹˈɛfjuːdʒiːz ɹˈɛfjʊdʒiz
refurbish	ɹɪfˈɝːbɪʃ ɹifˈɝbɪʃ
refurbished	ɹɪfˈɝːbɪʃt ɹifˈɝbɪʃt
refuse	ɹɪfjˈuz ɹˈɛfjus
refusenik	ɹɪfjˈuznɪk ɹəfjˈuznɪk
refuses	ɹɪfjˈuzɪz ɹˈɛfjusɪz
reg	ɹˈɛɡ
regained	ɹɪɡˈeɪnd ɹiɡˈeɪnd
regarded	ɹɪɡˈɑɹdɪd ɹɪɡˈɑɹdəd ɹɪɡˈɑdəd
regardless	ɹɪɡˈɑɹdləs ɹɪɡˈɑɹdlɪs ɹɪɡˈɑdlɪs
regen	ɹˈiːdʒən ɹˈidʒɛn
reggae	ɹˈɛɡˌeɪ
reggaeton	ɹˌɛɡeɪtˈɑn ɹˌɛɡeɪtˈoʊn
regie	ɹˈeɪʒi
register	ɹˈɛdʒɪstɚ ɹˈɛdʒɪstə ɹˈɛdʒəstɚ
registering	ɹˈɛdʒɪstɚɪŋ ɹˈɛdʒɪstəɪŋ
registers	ɹˈɛdʒɪstɚz ɹˈɛdʒɪstəz
rego	ɹˈɛdʒoʊ
regret	ɹɪɡɹˈɛt ɹiɡɹˈɛt ɹəɡɹˈɛt
regrets	ɹɪɡɹˈɛt.s ɹiɡɹˈɛt.s
regular	ɹˈɛɡjʊlə ɹˈɛɡjəlɚ ɹˈɛɡəlɚ
regularity	ɹˌɛɡjʊlˈæɹɪɾi ɹˌɛɡjulˈæɹəti
regularly	ɹˈɛɡjʊlɚli ɹˈɛɡjəlɚli ɹˈɛɡjʊləli
regulate	ɹˈɛɡjʊlˌeɪt ɹˈɛɡjəlˌeɪt
regulated	ɹˈɛɡjʊlˌeɪɾɪd ɹˈɛɡjəlˌeɪtɪd
regulating	ɹˈɛɡjʊlˌeɪɾɪŋ ɹˈɛɡjəlˌeɪtɪŋ
regurgitate	ɹˌɪɡˈɝːdʒɪtˌeɪt ɹˌɪɡˈɝdʒətˌeɪt
rehab	ɹɪhˈæb ɹihˈæb
rehabilitate	ɹˌihəbˈɪlɪtˌeɪt
rehabilitation	ɹˌiəbˌɪlɪtˈeɪʃən
rehman	ɹˈɪhmæn
rehman's	ɹˈɪhmænz
reim	ɹˈim
reit	ɹˈit
reiter	ɹˌʌˈɪtə
rejected	ɹɪdʒˈɛktɪd ɹədʒˈɛktɪd
rejoicing	ɹɪdʒoʊˈɪsɪŋ
relating	ɹɪlˈeɪt.s
relativistic	ɹˌɛlətəvˈɪstɪk
relaxation	ɹˌɪlæksˈeɪʃən ɹˌilæksˈeɪʃən
relearn	ɹilˈən
relearning	ɹilˈənɪŋ
release	ɹɪlˈiːs ɹilˈis ɹəlˈis
releases	ɹɪlˈiːsɪz ɹilˈisɪz
releasing	ɹɪlˈiːsɪŋ ɹilˈisɪŋ
relevance	ɹˈɛlɪvənt.s ɹˈɛləvənt.s
relevant	ɹˈɛlɪvənt ɹˈɛləvənt
religions	ɹɪlˈɪdʒənz ɹəlˈɪdʒənz
religiosity	ɹɪlˌɪdʒɪˈɑsɪti ɹɪlˌɪdʒɪˈɑsəti
relive	ɹɪlˈɪv ɹilˈɪv
relocate	ɹˌɪlˈoʊkeɪt ɹˌilˈoʊkeɪt ɹˌilˈəkeɪt
relocated	ɹˌɪlˈoʊkeɪɾɪd
relocation	ɹˌɪlˈoʊkˈeɪʃən ɹˌilˈoʊkˈeɪʃən
relocations	ɹˌɪlˈoʊkˈeɪʃənz ɹˌilˈoʊkˈeɪʃənz
remade	ɹɪmˈeɪd ɹimˈeɪd
remainder	ɹɪmˈeɪndə ɹəmˈeɪndɚ ɹəmˈeɪndə
remainders	ɹɪmˈeɪndəz ɹəmˈeɪndɚz
remake	ɹˈɪmˈeɪk
remarks	ɹɪmˈɑɹks ɹɪmˈɑːks ɹimˈɑɹks ɹimˈɑks
remarry	ɹɪmˈæɹi ɹimˈæɹi
rematch	ɹˈɪmˈætʃ
remember	ɹɪmˈɛmbɚ ɹɪmˈɛmbə ɹəmˈɛmbɚ mˈɛmbɚ
remembers	ɹɪmˈɛmbɚz ɹɪmˈɛmbəz
remind	ɹɪmˈaɪnd ɹəmˈaɪnd
reminded	ɹɪmˈaɪndɪd ɹəmˈaɪndɪd
reminding	ɹɪmˈaɪndɪŋ ɹəmˈaɪndɪŋ
reminds	ɹɪmˈaɪnd.z ɹəmˈaɪnd.z
reminisce	ɹˌɛmɪnˈɪs ɹˌɛmənˈɪs
reminisced	ɹˌɛmɪnˈɪst ɹˌɛmənˈɪst
reminiscence	ɹˌɛmɪnˈɪsəns ɹˌɛmənˈɪsəns
reminiscent	ɹˌɛmɪnˈɪsənt ɹˌɛmənˈɪsnt
remis	ɹˈəmi
remiss	ɹɪmˈɪs ɹəmˈɪs
remit	ɹiːmˈɪt
remix	ɹɪmˈɪks ɹimˈɪks
remixed	ɹɪmˈɪkst ɹimˈɪkst
remorseful	ɹɪmˈɔɹsfʌl ɹɪmˈɔɹsfʊl
remunerate	ɹɪmjˌuːnɚɹˈeɪt
renaissance	ɹˌɛnəsˈɑːns
rename	ɹɪnˈeɪm ɹinˈeɪm
renamed	ɹɪnˈeɪmd ɹinˈeɪmd
renege	ɹɪnˈɛɡ ɹɪnˈeɪɡ ɹɪnˈɪɡ
reneging	ɹɪnˈɛɡɪŋ ɹɪnˈeɪɡɪŋ
renin	ɹˈɪnɪn ɹˈinɪn ɹˈɛnɪn
renminbi	ɹɛnmˈɪnbi
reno	ɹˈɛnoʊ
renovations	ɹˈɛnəvˌeɪʃənz
rentier	ɹˈɑntˌɪeɪ ɹˈɑntjeɪ
reny	ɹˈɪnaɪ
reorientate	ɹiˈɔːɹiʌnteɪt ɹiˈɔɹiɛnteɪt ɹiˈɔɹɪɛnteɪt
repaid	ɹɪpˈeɪd ɹipˈeɪd
repair	ɹɪpˈɛɹ ɹɪpˈɛʌ ɹipˈɛɚ ɹəpˈɛɚ
repairing	ɹɪpˈɛɹɪŋ ɹɪpˈɛʌɪŋ
repairs	ɹɪpˈɛɹz ɹɪpˈɛʌz
reparation	ɹˌɪpəɹˈeɪʃən ɹˌɛpəɹˈeɪʃən
reparations	ɹˌɪpəɹˈeɪʃənz ɹˌɛpəɹˈeɪʃənz
repass	ɹipˈɑs
repatriate	ɹɪpˈeɪtɹiˌeɪt ɹipˈeɪtɹiˌeɪt ɹipˈætɹiˌeɪt
repay	ɹɪpˈeɪ ɹipˈeɪ
repeal	ɹɪpˈiːl ɹəpˈil
repeatable	ɹɪpˈiːɾəbʌl ɹɪpˈitəbl
repellent	ɹɪpˈɛlənt ɹəpˈɛlənt
repentant	ɹəpˈɛtənt
repercussion	ɹˌipɚkˈʌʃən ɹˌɛpɚkˈʌʃən ɹˌipəkˈʌʃən
repertory	ɹˈɛpəɹtˌoʊɹi ɹˈɛpəɹtˌɔɹi ɹˈɛpətɹi
replay	ɹiːplˈeɪ
replicase	ɹˈɛplɪkˌeɪs ɹˈɛpləkˌeɪs
replicate	ɹˈɛplɪkˌeɪt ɹˈɛpləkˌeɪt ɹˈɛpləkˌət
reportedly	ɹɪpˈɔtɪdli
reprehensible	ɹˌɛpɹɪhˈɛnsɪbəl ɹˌɛpɹəhˈɛnsəbəl
representation	ɹˌɛpɹəzɛntˈeɪʃən ɹˌipɹəzɛntˈeɪʃən
representations	ɹˌɛpɹəzɛntˈeɪʃənz
repress	ɹɪpɹˈɛs ɹəpɹˈɛs
reprinted	ɹipɹˈɪntɪd
reproduce	ɹˌɪpɹədˈuːs ɹˌipɹədˈus ɹˌipɹədjˈus ɹˌipɹədʒˈus
reproduction	ɹˌipɹədˈʌkʃən
reproductive	ɹˌipɹədˈʌktɪv
repudiation	ɹɪpjˌuːdiˈeɪʃən ɹəpjˌudiˈeɪʃən ɹɪpjˌudɪˈeɪʃən
reputable	ɹˈɛpjuːɾəbʌl ɹˈɛpjətəbəl ɹˈɛpjʊtəbəl
reputation	ɹˌɛpjuːtˈeɪʃən ɹˌɛpjʊtˈeɪʃən
requisite	ɹˈɛkwɪzɪt
requisition	ɹˌɛkwɪzˈɪʃən
reread	ɹˈɪɹˈiːd
rereading	ɹˈɪɹˈiːdɪŋ
rerun	ɹˈɪɹˈʌn
reruns	ɹˈɪɹˈʌnz
reschedule	ɹɪskˈɛdʒuːl ɹiskˈɛdʒul ɹiskˈɛdʒuəl ɹiskˈɛdʒəl
rescheduled	ɹɪskˈɛdʒuːld ɹiskˈɛdʒuld
research	ɹˈisɝtʃ ɹɪsˈɝtʃ
researched	ɹˈisɝtʃt ɹɪsˈɝtʃt
researcher	ɹˈɪsɝːtʃə
researchers	ɹˈɪsɝːtʃɚz
researching	ɹˈisɝtʃɪŋ ɹɪsˈɝtʃɪŋ
reseda	ɹɪsˈidə ɹəsˈidə ɹɛsˈɪdə
resemblance	ɹɪzˈɛmbləns ɹəzˈɛmbləns
reset	ɹɪsˈɛt ɹəsˈɛt
reside	ɹɪzˈaɪd
resides	ɹɪzˈaɪd.z
residing	ɹɪzˈaɪdɪŋ
residual	ɹɪzˈɪdʒuəl ɹɪzˈɪdʒwəl ɹɪzˈɪdʒəl
residue	ɹˈɛzɪdˌu ɹˈɛzɪdjˌu
resign	ɹɪzˈaɪn ɹisˈaɪn
resigning	ɹɪzˈaɪnɪŋ ɹisˈaɪnɪŋ
resilience	ɹɪzˈɪlɪəns
resilient	ɹɪzˈɪljənt
resist	ɹɪzˈɪst ɹəzˈɪst
resistance	ɹɪzˈɪstəns
resistant	ɹəzˈɪstənt
resistor	ɹɪzˈɪstɚ ɹɪzˈɪstə
resolute	ɹˈɛzəlˌuːt ɹˈɛzəljˌut
resort	ɹisˈɔɹt
resorted	ɹisˈɔɹtɪd
resorting	ɹisˈɔɹtɪŋ
resorts	ɹisˈɔɹt.s
resource	ɹˈɪsɔɹs
resources	ɹˈɪsɔɹsɪz ɹˈisɔɹsɪz ɹˈɪzɔɹsɪz
respond	ɹɪspˈɑːnd ɹəspˈɑnd
responding	ɹɪspˈɑːndɪŋ ɹəspˈɑndɪŋ
responds	ɹɪspˈɑːnd.z ɹəspˈɑnd.z
responsibility	ɹɪspˌɑːnsəbˈɪlɪɾi ɹɪspˌɑnsəbˈɪləti
responsible	ɹɪspˈɑːnsɪbʌl ɹɪspˈɑnsəbəl
responsiveness	ɹɪspˈɑːnsɪvnəs ɹɪspˈɑnsɪvnɪs
restatement	ɹɪstˈeɪtmənt ɹistˈeɪtmənt
restaurant	ɹˈɛstɹˌɑːnt ɹˈɛstəɹˌɑnt ɹˈɛstəɹˌənt ɹˈɛstəɹˌɑn
restaurant's	ɹˈɛstɹˌɑːnt.s ɹˈɛstəɹˌɑnt.s
restaurants	ɹˈɛstɹˌɑːnt.s ɹˈɛstəɹˌɑnt.s
restaurateur	ɹˌɛstəɹətˈɝ
restitute	ɹˈɪstɪɾˌuːt ɹˈɛstɪtˌut ɹˈɛstɪtjˌut
restitution	ɹˌɪstɪtˈuːʃən ɹˌɛstɪtˈuʃən ɹˌɛstɪtjˈuʃən
restless	ɹˈɛstləs ɹˈɛstlɪs
resto	ɹˈɪstoʊ ɹˈɛstoʊ
restorative	ɹɪstˈɑɹətɪv
restructure	ɹɪstɹˈʌktʃɚ ɹistɹˈʌktʃɚ
restructured	ɹɪstɹˈʌktʃɚd ɹistɹˈʌktʃɚd
resume	ɹɪzˈum ɹɪzjˈum ɹˈɛzʊmeɪ ɹˈɛzəmeɪ
resumes	ɹɪzˈumz ɹɪzjˈumz
resuming	ɹɪzˈumɪŋ ɹɪzjˈumɪŋ
resurface	ɹisˈɝɹfɪs
resurrect	ɹˌɛzəɹˈɛkt
resurrection	ɹˌɛzəɹˈɛkʃən
retaliatory	ɹɪtˈælɪətˌəɹɪ
retardation	ɹɪɾɑɹdˈeɪʃən ɹitɑɹdˈeɪʃən
retarded	ɹɪtˈɑːdɪd
retell	ɹɪtˈɛl ɹitˈɛl
retest	ɹˈɪtˈɛst ɹˈitˈɛst
rethink	ɹɪθˈɪŋk ɹiθˈɪŋk
rethought	ɹɪθˈɔːt ɹiθˈɔt
retire	ɹˌɪtˈaɪɝ ɹˌitˈaɪɚ ɹətˈaɪɹ ɹˌətˈaɪɚ
retiree	ɹɪtˈaɪɝɹiː ɹətˈaɪəɹi
retirees	ɹɪtˈaɪɝɹiːz ɹətˈaɪəɹiz
retirement	ɹətˈaɪəɹmənt
retires	ɹˌɪtˈaɪɝz ɹˌitˈaɪɚz
retiring	ɹɪtˈaɪɝɹɪŋ ɹətˈaɪəɹɪŋ
retool	ɹɪtˈuːl ɹitˈul
retooling	ɹɪtˈuːlɪŋ ɹitˈulɪŋ
retort	ɹˈɪtˌɔɹt
retractable	ɹɪtɹˈæktəbʌl ɹətɹˈæktəbəl ɹitɹˈæktɪbəl
retread	ɹɪtɹˈɛd ɹitɹˈɛd
retriever	ɹitɹˈivɚ
retro	ɹˈɛtɹoʊ
retrofit	ɹˈɛtɹoʊfˌɪt
retrograde	ɹˈɛtɹoʊɡɹˌeɪd
retry	ɹiːtɹˈaɪ
returned	ɹɪtˈɝːnd ɹɪtˈənd
reunion	ɹˌiːjˈuːniʌn ɹijˈunjən ɹɪjˈunjən
reunions	ɹˌiːjˈuːniʌnz ɹijˈunjənz
revamp	ɹɪvˈæmp ɹivˈæmp
revamped	ɹɪvˈæmpt ɹivˈæmpt
revealed	ɹɪvˈiːld ɹəvˈild
reveille	ɹˈɪvælˌi ɹˈɛvəlˌi
revelation	ɹˌɛvɪlˈeɪʃən ɹˌɛvəlˈeɪʃən
revenue	ɹˈɛvənjˌuː
revere	ɹəvˈiɹ
reverend	ɹˈɛvɚɹɛnd ɹˈɛvəɹənd ɹˈɛvɹənd
reversible	ɹəvˈɝɹsɪbəl
revile	ɹɪvˈaɪl ɹəvˈaɪl
revisit	ɹivˈɪzɪt
revitalization	ɹˌɪvˌaɪɾəlɪzˈeɪʃən ɹˌivˌaɪtələzˈeɪʃən ɹˌivˌaɪtəlaɪzˈeɪʃən
revitalize	ɹɪvˈaɪɾʌlˌaɪz ɹivˈaɪtəlˌaɪz
revived	ɹɪvˈaɪvd ɹəvˈaɪvd
revocation	ɹˌɪvəkˈeɪʃən ɹˌɛvəkˈeɪʃən
revolution	ɹˌɛvəlˈuːʃən ɹˌɛvəljˈuʃən
revolutionize	ɹˌɛvəlˈuːʃənˌaɪz ɹˌɛvəljˈuʃənˌaɪz
revolutions	ɹˌɛvəlˈuːʃənz ɹˌɛvəljˈuʃənz
rew	ɹˈu
rewind	ɹˈɪwaɪnd ɹˈiwaɪnd
rework	ɹiwˈɝɹk
rewound	ɹɪwˈaʊnd ɹiwˈaʊnd
rhea	ɹˈiː ɹˈiə
rhesus	ɹˈisəs
rhetorical	ɹɛtˈɔːɹɪkʌl ɹətˈɔɹɪkəl ɹɪtˈɔɹɪkəl ɹətˈɑɹɪkəl
rhetorician	ɹˌɛtəɹˈɪʃən
ri	ɹˈi
ria	ɹˈiə
rial	ɹˈiɑl
rials	ɹˈiɑlz
ribald	ɹˈaɪbɔld ɹˈɪbəld
ribavirin	ɹaɪbˈəvaɪɹɪn
richest	ɹˈɪtʃɪst ɹˈɪtʃəst
ricotta	ɹɪkˈɑːɾə
rideau	ɹidˈoʊ
ridiculous	ɹɪdˈɪkjʊləs ɹɪdˈɪkjələs ɹidˈɪkjʊləs
right-handed	ɹaɪthˈændɪd
right-wingers	ɹˌaɪtwˈɪŋɡɚz
rima	ɹˈaɪmə
ringed	ɹˈɪŋd
ringgit	ɹˈɪŋɡɪt
ringleader	ɹˈɪŋlˌidɚ
rise	ɹˈaɪz ɹˈaɪs
risotto	ɹˌɪzˈɑtˌoʊ ɹˌɪzˈoʊtˌoʊ
river	ɹˈɪvɚ ɹˈɪvə ɹˈaɪvɚ ɹˈaɪvə
river's	ɹˈɪvɚz ɹˈɪvəz
rivet	ɹˈɪvɪt ɹˈɪvət
riveting	ɹˈɪvɪtɪŋ ɹˈɪvətɪŋ
roanoke	ɹˈoʊnoʊk ɹˈoʊənˌoʊk
robusta	ɹˌoʊbˈʌstə
rog	ɹˈɑdʒ
rondeau	ɹɑːndˈoʊ
roof	ɹˈuːf ɹˈʊf
room	ɹˈuːm ɹˈʊm
room's	ɹˈuːmz ɹˈʊmz
roomed	ɹˈuːmd ɹˈʊmd
roommate	ɹˈummˌeɪt
roommates	ɹˈummˌeɪt.s
rooms	ɹˈuːmz ɹˈʊmz
root	ɹˈuːt ɹˈʊt
rooting	ɹˈuːtɪŋ ɹˈʊtɪŋ
roots	ɹˈuːt.s ɹˈʊt.s
roseate	ɹˈoʊziət ɹˈoʊzɪət
rosin	ɹˈɑːzɪn ɹˈɑzən
rost	ɹˈoʊst
rosé	ɹoʊzˈeɪ
rotate	ɹˈoʊtˌeɪt
rotated	ɹˈoʊtˌeɪɾɪd
rotates	ɹˈoʊtˌeɪt.s
rotating	ɹˈoʊtˌeɪɾɪŋ
rotolo	ɹɑtˈəloʊ
rototill	ɹˈoʊtoʊtˌɪl
rotunda	ɹoʊtˈʌndə
rouleau	ɹuːlˈoʊ
roundtrip	ɹˌaʊndtɹˈɪp
row	ɹˈoʊ ɹˈaʊ
rowen	ɹˈaʊən
royale	ɹɔjˈæl
rubicon	ɹˈubɪkɑn ɹˈubəkɑn
rude	ɹˈuːd ɹɪˈʊd
ruelle	ɹjˌuːˈəl ɹˌuˈɛl
ruined	ɹˈuːɪnd ɹˈund
running	ɹˈʌnɪŋ ɹˈʌniŋ
rupee	ɹuːpˈiː
rupees	ɹuːpˈiːz
ruse	ɹˈuz ɹɪˈuz
russet	ɹˈʌsɛt ɹˈʌsɪt
rutabaga	ɹˈutəbeɪɡə
ryanodine	ɹaɪˈænədin ɹaɪˈænədɪn
résumé	ɹˈɛzʊmeɪ ɹˈɛzəmeɪ
sabin	sˈeɪbɪn
sabir	sˈɑbɪɚ sˈɑbɪɹ sˈəbɪɚ
sachet	sæʃˈeɪ
sacrilegious	sˌækɹɪlˈɪdʒəs sˌækɹəlˈɪdʒəs sˌækɹəlˈidʒəs
sacrosanct	sˈækɹoʊsæŋkt
saguaro	səɡwˈɑɹoʊ səɡwˈɑɹə
sais	sˈaɪs sˈeɪz
sakura	sækjˈʊɹˌə sækˈʊɹˌə sɑkˈʊɹˌə səkˈʊəɹə
salacious	səlˈeɪʃəs
salad	sˈæləd sˈælɪd
salads	sˈæləd.z sˈælɪd.z
salah	sˈəlɑ
salak	sˈəlæk
salamander	sˌæləmˈændɚ
salina	səlˈaɪnə
saline	seɪlˈiːn
salinity	səlˈɪnɪtˌi
salman	sˈəlmɑːn
salmonella	sˌælmənˈɛlə sˌæmənˈɛlə
salutary	sˈæluːtˌɛɹi sˈæljətˌɛɹi
salutatorian	səlˌutətˈɔɹiən səljˌutətˈɔɹiən
salvia	sˈælviə sˈælvɪə
samara	sˈæməɹə sˈəmɛɹə səmɛˈəɹə
samba	sˈɑmbə
sambuca	sˌæmbjˈuːkə
same-sex	sˌeɪmsˈɛks
samsara	sʌmsˈɑɹə
san	sˈæn
sanctuary	sˈæŋktʃuˌɛɹi sˈæŋktjʊˌəɹi
sand	sˈænd sɛˈənd
sanded	sˈændɪd sɛˈəndɪd
sandman	sˈændmˌæn
sandwich	sˈændwɪtʃ sˈændwɪdʒ
sandwiches	sˈændwɪtʃɪz sˈændwɪdʒɪz
sangfroid	sˌɑŋfɹˈɑ
sanitary	sˈænətˌɛɹi sˈænɪtˌɛɹi
sardoodledom	sˌɑɹdˈuːdʌldəm
sarkar	sˈɝkˌɑ
sarong	səɹˈɔŋ səɹˈɑŋ
saskatoon	sˈæskətˌuːn
satay	sæɾˈeɪ
satiety	sətˈaɪətˌi sətˈaɪɪtˌi
satirize	sˈætɪɹʌˌɪz
satisfactorily	sˌæɾɪsfˈæktɚɹəli sˌætɪsfˈæktəɹɪli
satoshi	sætˈoʊwʃi
satsuma	sˌæt.sˈuːmə
saucier	sˈɑsiɚ sˈɔsɪə
savanna	səvˈænə
saxophonist	sˈæksɑːfˌənɪst
scally	skˈæli
scantily	skˈæntili skˈæntɪli
scarry	skˈɑɹi
scavenger	skˈævɪndʒɚ skˈævəndʒɚ
scenario	sənˈæɹioʊ sɪnˈæɹioʊ sɪnˈɑɹioʊ sɪnɛˈəɹiˌoʊ
scenarios	sɛnˈɑɹioʊz
schedule	skˈɛdʒuːl ʃˈɛdjuːl skˈɛdʒuəl skˈɛdʒʊl
scheduled	skˈɛdʒuːld ʃˈɛdjuːld
scheduler	skˈɛdjələ
schedulers	skˈɛdjələz
schedules	skˈɛdʒuːlz ʃˈɛdjuːlz
schemata	skimˈətə
schlager	ʃlˈɑɡə
schmaltz	ʃmˈɑlt.s ʃmˈɔlt.s
schmutz	ʃmˈʊt.s
schnauzer	ʃnˈaʊzɚ
sciatic	sˈaɪætˌɪk
scientist	sˈaɪʌntɪst sˈaɪəntəst
scientists	sˈaɪʌntɪst.s sˈaɪəntəst.s
scissor	sˈɪzɚ sˈɪzə
scissors	sˈɪzɚz sˈɪzəz
scopolamine	skˈoʊpɑləmˌin skˈoʊpɑləmˌɪn
scraggly	skɹˈæɡli skɹˈæɡəli
scrupulous	skɹˈuːpjʊləs skɹˈupjələs
scurrilous	skˈɝːɹɪləs skˈɝɹələs skˈʌɹələs
se	sˈɛ
sebaceous	sɛbˈeɪʃəs səbˈeɪʃəs
secateurs	sˈɛkətɝz sˌɛkətˈɪəz
secede	sɛsˈiːd sɪsˈid
seceded	sɛsˈiːdɪd sɪsˈidɪd
secession	sɛsˈɛʃən səsˈɛʃən
seclude	sɪklˈuːd səklˈud
secluded	sɪklˈuːdɪd səklˈudɪd
seclusion	sɪklˈuːʒən səklˈuʒən
second	sˈɛkənd sˈɛkənt sˈəkɑnd
secondary	sˈɛkəndˌəɹɪ
seconded	sˈɪkɑːndɪd
seconds	sˈɛkənd.z sˈɛkənt.s
secrecy	sˈikɹəsi
secretariat	sˌɛkɹətˈɛɹiət sˌɛkɹətˈɛəɹɪˌət
secretary	sˈɛkɹətɹi sˈɛkɹətˌɛɹi sˈɛkɹətˌəɹi
secretary's	sˈɛkɹətɹiz sˈɛkɹətˌɛɹiz
secretive	sˈiːkɹətɪv sˈikɹɪtɪv sˈəkɹitɪv
secure	sɪkjˈʊɹ səkjˈʊɹ səkjˈʊɚ səkjˈɔɹ
secured	sɪkjˈʊɹd səkjˈʊɹd səkjˈɔɹd səkjˈʊəd
securely	sɪkjˈʊɹli səkjˈʊɹli səkjˈʊəli
securing	sɪkjˈʊɹɪŋ səkjˈʊɹɪŋ səkjˈʊəɹɪŋ səkjˈɔɹɪŋ
securitization	sɪkjˌʊɹɪɾɪzˈeɪʃən sɪkjˌʊəɹɪtʌɪzˈeɪʃən
security	sɪkjˈʊɹɪɾi səkjˈʊɹɪti sɪkjˈʊəɹəti səkjˈɔɹɪti
sedan	sɪdˈæn sədˈæn
seder	sˈeɪdɚ sˈeɪdə
sedimentary	sˌɛdəmˈɛntəɹi sˌɛdəmˈɛntɹi
sedition	sɪdˈɪʃən sɛdˈɪʃən
seditious	sɪdˈɪʃəs sədˈɪʃəs
seduce	sɪdjˈuːs
seduced	sɪdjˈuːst
segmenting	sˌɛɡmˈɛntɪŋ
segregate	sˈɛɡɹɪɡˌeɪt sˈɛɡɹəɡˌeɪt sˈɛɡɹəɡˌət
segregation	sˌɛɡɹɪɡˈeɪʃən sˌɛɡɹəɡˈeɪʃən
seidel	sˈaɪdəl zˈaɪdəl
seigniorage	sˈeɪnɪɹɪdʒ sˈeɪnjəɹɪdʒ
selection	sɪlˈɛkʃən səlˈɛkʃən
selections	sɪlˈɛkʃənz səlˈɛkʃənz
selective	sɪlˈɛktɪv səlˈɛktɪv
selenite	sˈɛlənˌaɪt sˈɛlɪnˌaɪt
selenium	səlˈiniəm sɪlˈiniəm
self-confidence	sˌɛlfkˈɑːnfɪdəns
self-confident	sˌɛlfkˈɑːnfɪdənt
self-conscious	sˌɛlfkˈɑːnʃəs
self-consciousness	sˌɛlfkˈɑːnʃəsnəs
self-control	sˌɛlfkəntɹˈoʊl
self-defense	sˌɛlfdɪfˈɛns
self-respect	sˌɛlfɹɪspˈɛkt
semantic	səmˈæntɪk sɪmˈæntɪk
semantics	səmˈæntɪks sɪmˈæntɪks
semester	səmˈɛstɚ sɪmˈɛstɚ sɪmˈɛstə
semicolon	sˌɛmɪkˈoʊlən sˌɛmikˈoʊlən
semicolons	sˌɛmɪkˈoʊlənz sˌɛmikˈoʊlənz
semifinalist	sˌɛmɪfˈaɪnəlɪst sˌɛmifˈaɪnəlɪst
seminary	sˈɛmənˌɛɹi sˈɛmɪnɹi sˈɛmɪnˌəɹi
semis	sˈɛmiz sˈɛmɪs
semon	sˈimɑn
senescence	sɛnˈɛsəns sənˈɛsəns sɪnˈɛsəns
senility	sənˈɪlɪti
seniority	sˌiːniˈɔːɹɪɾi sinjˈɔɹɪti sˌinɪˈɑɹɪti
sense	sˈɛnt.s
sensed	sˈɛnt.st
sensibility	sˌɛnsɪbˈɪlɪti
sensibly	sˈɛnsɪbli sˈɛnsəbli
sensing	sˈɛnt.sɪŋ
sensuous	sˈɛnʃuəs
sentimental	sˌɛntimˈɛntəl
separate	sˈɛpəɹeɪt sˈɛpɹət sˈɛpɹɪt
separately	sˈɛpɹətli sˈɛpəɹətli
separates	sˈɛpəɹeɪt.s sˈɛpɹət.s
septuagenarian	sˌɛptədʒɪnˈɛɹiən sɛptˌəwədʒɪnˈɛɹiən sˌɛptʃədʒɪnˈɛɹiən
sequester	siːkwˈɛstɚ səkwˈɛstɚ sɪkwˈɛstɚ səkwˈɛstə
sequined	sˈikwɪnd
sequins	sˈikwəns
sequitur	sˈɛkwɪɾɚ sˈɛkwətɚ
sequoia	sɪkwˈɔɪə səkwˈɔɪə
seraphim	sˌɛɹəfˈɪm
seriously	sˈɪɹiəsli sˈɪəɹəsli
serrano	sɛɹˈɑːnoʊ səɹˈɑnoʊ
serum	sˈɪɹəm sˈiɹəm sɪˈəɹəm
servility	sˈɝːvɪlɪɾˌi
seventh	sˈɛvənθ sˈɛvnθ
seventieth	sˈɛvəntɪʌθ sˈɛvntˌiəθ
several	sˈɛvɹʌl sˈɛvəɹəl
severally	sˈɛvɹʌli sˈɛvəɹəli
severity	səvˈɛɹɪɾi səvˈɛɹəti sɪvˈɛɹɪti
sewer	sˈuɚ sˈoʊɚ
sewers	sˈuɚz sˈoʊɚz
sexiest	sˈɛksiɪst sˈɛksiəst
sexuality	sˌɛkʃuːˈælɪɾi
sexually	sˈɛkʃuːʌli sˈɛkʃəli sˈɛkʃʊəli
shaheed	ʃəhˈid
shall's	ʃˈæls
shalom	ʃɑlˈoʊm ʃəlˈoʊm
shalt	ʃˈælt
shamanism	ʃˈeɪmənˌɪzəm ʃˈɑmənˌɪzəm
shamans	ʃˈeɪməns ʃˈɑməns
shamus	ʃˈeɪməs ʃˈɑməs
shanghai	ʃˈæŋhˈaɪ
shanti	ʃˈɑnti
shared	ʃˈɛɹd ʃˈɛd
shawarma	ʃˈəwɑɹmə
she	ʃˈiː
she'd	ʃˈiːd
she'll	ʃˈiːl ʃˈɪl
she's	ʃˈiːz
shellac	ʃˈəlˌæk
shenanigan	ʃɪnˈænɪɡən ʃənˈænɪɡən
shi	ʃˈi
shibboleth	ʃˈɪbəlˌɛθ
shindle	ʃˈɪndəl
shiva	ʃˈɪvə
shobe	ʃˈoʊbeɪ
shock	ʃˈɑːk ʃˈɔk
shocks	ʃˈɑːks ʃˈɔks
shogun	ʃˈoʊɡʌn
short-term	ʃˌɔɹttˈɝːm
shortchange	ʃˌɔɹttʃˈeɪndʒ
shortcuts	ʃˈɔːtkˌʌt.s
shower	ʃˈaʊɚ ʃˈoʊɚ
showered	ʃˈaʊɚd ʃˈoʊɚd
showering	ʃˈaʊɚɪŋ ʃˈoʊɚɪŋ
showers	ʃˈaʊɚz ʃˈoʊɚz
shtick	ʃtˈɪk
shuffling	ʃˈʌfˈəlɪŋ
shunto	ʃˈʊntoʊ
sibyl	sˈɪbɪl sˈɪbəl
sickness	sˈɪknɪs
siemens	sˈiːmɛnz sˈimənz
sievert	sˈivɚt sˈivət
sighted	sˈaɪɾɪd sˈaɪtəd
sightseer	sʌˈɪt.siə
signatories	sˈɪɡnətɹiz
signor	sˈɪnjɔɹ sˈinjɔɹ sˈinjɔ
signore	sinjˈɔɹeɪ
silliness	sˈɪlinɪs
simcha	sˈɪmhə sˈɪmkə
similar	sˈɪmɪlɚ sˈɪməlɚ sˈɪmələ
similarly	sˈɪmɪlɚli sˈɪməlɚli sˈɪmələli
simplest	sˈɪmpʌlɪst sˈɪmpələst sˈɪmpləst
simultaneously	sˌaɪməltˈeɪniʌsli sˌaɪmltˈeɪnɪəsli sˌɪmltˈeɪnɪəsli
sincerity	sɪnsˈɛɹɪɾi sɪnsˈɛɹəti
singer	sˈɪŋɚ sˈɪŋə sˈɪndʒɚ
singer's	sˈɪŋɚz sˈɪŋəz
singlehandedly	sˌɪŋɡʌlhˈændɪdli sˌɪŋɡəlhˈændɛdli
singular	sˈɪŋɡjʊlə
singularity	sˈɪŋɡjʊlˈæɹɪɾi sˈɪŋɡjəlˈæɹətɪ
singularly	sˈɪŋɡjʊlɚli sˈɪŋɡjəlɚli sˈɪŋɡjʊləli
sinusoid	sˈaɪnəsˌɔɪd
sinusoidal	sˈaɪnəsˌɔɪdəl
sir	sˈɝː
situation	sˌɪtʃuwˈeɪʃən sˌɪtjuˈeɪʃən
situation's	sˌɪtʃuwˈeɪʃənz sˌɪtjuˈeɪʃənz
situational	sˌɪtʃuwˈeɪʃənəl sˌɪtjuˈeɪʃənəl
situations	sˌɪtʃuwˈeɪʃənz sˌɪtjuˈeɪʃənz
situs	sˈaɪtəs
siver	sˈɪvɚ
sixteen	sɪkstˈiːn
sixteenth	sɪkstˈiːnθ
skedaddle	skˈɪdædəl
skeleton	skˈɛlɪtən skˈɛlətən skˈɛləən
skeletons	skˈɛlɪtənz skˈɛlətənz
skene	skˈini
ski	skˈiː ʃˈi
skis	skˈiːz ʃˈiz
skulduggery	skʌldˈəɡɚɹˌi
slabs	slˈæbs
slalom	slˈɔləm slˈɑləm
slaughterhouse	slˈoʊtəɹhˌaʊs
slayer	slˈeɪə
slew	slˈuː sljˈu
slinger	slˈɪŋɚ
slithy	slˈaɪði
slogans	slˈoʊɡəns
smaller	smˈɔːlɚ smˈɔːlə smˈɑlɚ
smetana	smˈɛtənə
smile	smˈaɪl smˈaɪəl
smithereen	smˌɪðəɹˈin
smithereens	smˌɪðəɹˈinz
snook	snˈuk
snowman	snˈoʊmˌæn
snowstorm	snˈoʊstˌɔːm
so-called	sˈoʊkˈɔːld
sobol	sˈoʊbɑl sˈoʊboʊl
sobriquet	sˈoʊbɹɪkˌeɪ
sociable	sˈoʊʃiʌbʌl sˈoʊʃəbəl
sofia	soʊfˈiə
soft	sˈɔft sˈɑft sˈæft
soiree	swɑːɹˈeɪ
soldan	sˈɑldən
soldier	sˈoʊldʒɚ sˈoʊldʒə sˈɑldʒə
soldiers	sˈoʊldʒɚz sˈoʊldʒəz sˈɑldʒəz
solemnity	səlˈɛmnɪti
solidarity	sˌɑːlɪdˈæɹɪɾi sˌɑlɪdˈæɹti sˌɑlɪdˈæɹəti sˌɑlədˈæɹti
solitariness	sɑːlətˈɛɹinəs
solitary	sˈɑːlətˌɛɹi sˈɑlɪtˌɛɹi sˈɑlɪtɹi
solubility	sˌɔljubˈɪlɪtˌi
soluble	sˈɑːljuːbʌl sˈɑljəbəl sˈɑljʊbəl
solum	sˈoʊləm
solution	səlˈuːʃən səljˈuʃən
solutions	səlˈuːʃənz səljˈuʃənz
solve	sˈɑːlv sˈɔlv
solved	sˈɑːlvd sˈɔlvd
solving	sˈɑːlvɪŋ sˈɔlvɪŋ
somber	sˈɑmbɚ sˈɑmbə
somebody	sˈʌmbˌɑːdi sˈʌmbˌɑdɪ sˈʌmbˌədi sˈʌmbˌədɪ
somebody's	sˈʌmbˌɑːdiz sˈʌmbˌɑdɪz
sometimes	sʌmtˈaɪmz
somewhere	sˈʌmwˌɛɹ sˈʌmwɛʌ sˈʌmwˌɛ
sommelier	sˌɔməljˈeɪ
soothsayer	sˌuːθsˈeɪɚ
sophomore	sˈɑfəmˌɔː
sophomores	sˈɑfəmˌɔːz
soprano	səpɹˈænoʊ
sopranos	səpɹˈænoʊz
sorbet	sˌɔɹbˈeɪ
sorority	səɹˈɔɹəti səɹˈɑɹɪti
sorry	sˈɑːɹi sˈɔɹi
sough	sˈaʊ sˈʌf
soundly	sˈaʊndlɪ
sounds	sˈaʊnz
souter	sˈutɚ sˈutə
south	sˈaʊθ sˈuθ
southeast	sˌaʊθˈiːst
southeastern	sˌaʊθˈiːstɚn
sovereignty	sˈɑːvɚɹˌɪnti sˈɑvəɹˌənti sˈɑvɹənti
sparkling	spˈɑɹklɪŋ spˈɑːklɪŋ spˈɑɹkəlɪŋ spˈɑkəlɪŋ
specific	spəsˈɪfɪk spɪsˈɪfɪk
specifics	spəsˈɪfɪks spɪsˈɪfɪks
specimen	spˈɛsɪmən spˈɛsɪmɪn
specimens	spˈɛsɪmənz spˈɛsɪmɪnz
spectacular	spɛktˈækjʊlə
spectator	spˈɛkteɪɾɚ
spectators	spˈɛkteɪɾɚz
speculation	spˌɛkjʊlˈeɪʃən spˌɛkjəlˈeɪʃən
speculative	spˈɛkjʊlətɪv spˈɛkjulətɪv
speechless	spˈiːtʃləs spˈitʃlɪs
speeded	spˈiːdɪd spˈidəd
speedily	spˈidɪli
spelunk	spilˈʌŋk spəlˈʌŋk
spelunking	spɛlˈʌŋkɪŋ
spelunks	spɪlˈʌŋks
spina	spˈaɪnə
spiral	spˈaɪʌɹʌl
spirituality	spˌɪɹɪtʃˌuːˈælɪɾˌi spˌɪɹətʃˌuˈælətˌɪ
spontaneity	spˌɑːntənˈeɪɪɾi spˌɑntənˈeɪəti
sporadic	spəɹˈædɪk
spread	spɹˈɛd spɹˈid
spreads	spɹˈɛd.z spɹˈid.z
sprinkler	spɹˈiŋklɚ
sprinklers	spɹˈiŋklɚz
squall	skwˈɔl
squirrel	skwˈɝːl skwˈɪɹʌl skwˈɝəl
squirrels	skwˈɝːlz skwˈɪɹʌlz
sri	sɹˈiː
st	sˈənt
stabilization	stˌeɪbɪlɪzˈeɪʃən stˌeɪbəlɪzˈeɪʃən stˌeɪbəlaɪzˈeɪʃən
stabilize	stˈeɪbɪlˌaɪz stˈeɪbəlˌaɪz
stabilized	stˈeɪbɪlˌaɪzd stˈeɪbəlˌaɪzd
stage	stˈeɪdʒ stˈɑʒ
stagnate	stˈæɡnˌeɪt
stagnated	stˈæɡnˌeɪɾɪd
stalagmite	stˈəlæɡmˌaɪt
stalwart	stˈɔlwɚt stˈɔlwət
staphylococcus	stˌæfɪləkˈɑkəs
started	stˈɑːtɪd
statesmen	stˈeɪt.smɛn stˈeɪt.smən
statist	stˈeɪtɪst
statue	stˈætʃˌuː stˈætjˌu
statue's	stˈætʃˌuːz stˈætjˌuz
statuesque	stˌætʃuːˈɛsk stˌætʃʊˈɛsk
steadily	stˈɛdili stˈɛdɪli
stearic	stˈɪɹɪk stiˈæɹɪk stiˈəɹɪk
steeplechase	stˈiːplɪtʃˌeɪs stˈipəltʃˌeɪs
steno	stˈɛnoʊ
stenographer	stɛnˈɑːɡɹəfɚ stənˈɑɡɹəfɚ stənˈɑɡɹəfə
stenography	stɛnˈɑːɡɹəfi stənˈɑɡɹəfi stɪnˈɑɡɹəfi
stenosis	stˌɛnˈoʊsɪs stˌənˈoʊsɪs stˌɪnˈoʊsɪs
stepmother	stˈɛpmˌʌðə
stereotype	stˈɛɹiətˌaɪp stɪˈəɹiˌətaɪp
stereotypes	stˈɛɹiətˌaɪps stɪˈəɹiˌətaɪps
sterilize	stˈɛɹɪlʌˌɪz
sterilized	stˈɛɹɪlʌˌɪzd
steroid	stɛɹˈɔɪd
steroids	stɛɹˈɔɪd.z
stevedore	stˈiːvɪdˌɔɹ stˈivədˌɔɹ
stewardess	stjˈuːədɛs
stich	stˈɪk
stickler	stˈɪklə
stimulus	stˈɪmjʊləs stˈɪmjələs
stinger	stˈɪŋɚ
stipend	stˈaɪpənd stˈaɪpɛnd
stipulate	stˈɪpjʊlˌeɪt stˈɪpjulˌeɪt stˈɪpjəlˌeɪt stˈɪpjəlˌɪt
stipulated	stˈɪpjʊlˌeɪɾɪd stˈɪpjulˌeɪtəd stˈɪpjəlˌeɪtəd
stipulation	stˌɪpjʊlˈeɪʃən stˌɪpjəlˈeɪʃən
stochastic	stəkˈæstɪk stoʊkˈæstɪk
stochastically	stəkˈæstɪkli stəkˈæstɪkəlˌi
stogie	stˈoʊɡˌi
stonehenge	stˈoʊnhˌɛndʒ
straightforward	stɹˈeɪtfˈɔɹwɚd
strangler	stɹˈæŋɡlɚ stɹˈæŋɡələ
stratagem	stɹˈætədʒəm
stratagems	stɹˈætədʒəmz
strategist	stɹˈæɾɪdʒɪst stɹˈætədʒɪst
strategize	stɹˈæɾɪdʒaɪz stɹˈætədʒaɪz
stratify	stɹˈætɪfʌˌɪ
strength	stɹˈɛŋkθ
strengthen	stɹˈɛnθən stɹˈɛŋkθən
strengthens	stɹˈɛnθənz stɹˈɛŋkθənz
strengths	stɹˈɛŋkθs
streptokinase	stɹˌɛptoʊkˈaɪnˌeɪs stɹˈɛptoʊkʌˌɪneɪz
strike	stɹˈaɪk stiɹˈaɪk
stroganoff	stɹˈoʊɡənˌɔf
stromboli	stɹˌɑmbˈoʊli
strongest	stɹˈɑŋɡɪst
strove	stɹɔˈʊv
struck	stɹˈʌk stʃɹˈʌk
student	stˈuːdənt stjˈuːdənt stʃˈudənt
student's	stˈuːdənt.s stjˈuːdənt.s
stuntman	stˈʌntmæn
stupid	stjˈuːpɪd
stupidest	stjˈuːpɪdɪst
stylites	staɪlˈaɪt.s
styrene	stˈaɪɹˌɛn stˈaɪɹˌin
subarachnoid	sˈʌbəɹˌæknɔɪd
subcontractor	sʌbkˈəntɹˌæktɚ
subcutaneous	sʌbkjˌuːtˈeɪniʌs sʌbkjˌutˈeɪnɪəs
subdivision	sˈʌbdɪvˌɪʒən
subject	sˈʌbdʒɛkt səbdʒˈɛkt sˈʌbdʒɪkt
subjected	sʌbdʒˈɛktɪd
subjugate	sˈʌbdʒəɡˌeɪt sˈʌbdʒʊɡˌeɪt sˈʌbdʒəɡˌɪt
sublet	sˈʌblˌət sˈʌblˌɛt
subpar	sʌbpˈɑɹ
subpoena	suːpˈiːnə səpˈinə səbpˈinə
subpoenaed	suːpˈiːnəd səpˈinəd
subsidence	sʌbsˈɪdəns
subsidiary	sʌbsˈɪdjɚɹi sʌbsˈɪdiˌəɹi sʌbsˈɪdəɹi sʌbsˈɪdʒəɹi
substandard	sʌbstˈændɚd
substantive	sˈəbstæntɪv
subterranean	sʌbtɪɹˈeɪniʌn sʌbtəɹˈeɪniən
subtly	sˈʌɾəli sˈʌtli sˈʌtəlli
subunit	sˌʌbjˈuːnɪt
succulent	sˈʌkjələnt
sucre	sˈukɹeɪ
suffering	sˈʌfəɹɪŋ sˈʌfɹɪŋ
suffice	səfʌˈɪs
suffices	səfˈaɪsɪz səfˈaɪsəz sʌfˈɪsiz
suggest	sədʒˈɛst səɡdʒˈɛst
suggested	sədʒˈɛstɪd səɡdʒˈɛstɪd
suggesting	sədʒˈɛstɪŋ səɡdʒˈɛstɪŋ
suggestion	sədʒˈɛstʃən səɡdʒˈɛstʃən
suggestions	səɡdʒˈɛstʃənz sədʒˈɛstjənz
suggestive	səɡdʒˈɛstɪv
suicidal	sˌuːɪsˈaɪdʌl sˌuəsˈaɪdəl sjˌuɪsˈaɪdəl
suicide	sˈuːɪsˌaɪd sjˈuɪsˌaɪd
suicides	sˈuːɪsˌaɪd.z sjˈuɪsˌaɪd.z
suit	sˈuːt sjˈut
suit's	sˈuːt.s sjˈut.s
suitable	sˈuːɾəbʌl sˈutəbl sjˈutəbl
suitcase	sˈuːtkˌeɪs sjˈutkˌeɪs
suitcases	sˈuːtkˌeɪsɪz sjˈutkˌeɪsɪz
suits	sˈuːt.s sjˈut.s
sultanate	sˈʌltənət
sunscreen	sʌnskɹˈiːn
sunshiny	sˈʌnʃˌaɪni
super	sˈuːpɚ sjˈupɚ
supercalifragilistic	sˌuːpɚkˌælɪfɹˈædʒɪlˌɪstɪk
supercilious	sˌuːpɚsˈɪliʌs sjˌupɚsˈɪliəs sjˌupəsˈɪliəs
superficial	sˌuːpɚfˈɪʃʌl
superhero	sˈuːpɚhˌɪʌɹoʊ sjˌupɚhˈɪɹoʊ
superheterodyne	sˌupəhˈɛtəɹˌədʌɪn
superhuman	sˌuːpɚhjˈuːmən
superior	suːpˈɪʌɹiə
superiority	sʊpˌɪəɹiˈɑɹɪti
superiors	suːpˈɪʌɹiəz
supermajority	sjˈupɝɹmədʒˌɔɹɪti
supermarket	sˈuːpəmˌɑːkɪt sˈupɚmˌɑɹkət
supermarkets	sˈuːpəmˌɑːkɪt.s sˈupɚmˌɑɹkət.s
supernova	sˌuːpɚnˈoʊvə
supernovae	sˈupəɹnˌoʊvi
superpower	sˌuːpɚpˈaʊɚ
superpowers	sˌuːpɚpˈaʊɚz
supersede	sˌuːpɚsˈiːd
supersonic	sˌuːpɚsˈɑːnɪk
superstar	sˌuːpɚstˈɑɹ
superstition	sˌuːpɚstˈɪʃən sjˌupɚstˈɪʃən sjˌupəɹstˈɪʃən
superstitions	sˌuːpɚstˈɪʃənz
superstitious	sˌuːpɚstˈɪʃəs sjˌupɚstˈɪʃəs sjˌupəstˈɪʃəs
supervisors	sˌuːpɚvˈaɪzɚz
supine	suːpˈaɪn
supplier	səplˈaɪʌ
suppliers	səplˈaɪʌz
supply	səplˈaɪ sʌplˈi
suppose	səpˈoʊz spˈoʊz
supposed	səpˈoʊzd səpˈoʊzɪd səpˈoʊst spˈoʊst
sura	sˈɔɹə sʊˈəɹə sˈʊɹə
surcease	sˌɝːsˈiːs
surcharge	sɝːtʃˈɑɹdʒ
sure	ʃˈʊɹ ʃˈɔː ʃˈɔɹ ʃˈʊə
surface	sˈɝːfɪs sˈɝfəs
surfaces	sˈɝːfɪsɪz sˈɝfəsɪz
surfactant	sɝːfˈæktənt
surprisingly	sɚpɹˈaɪzɪŋli səpɹˈaɪzɪŋli
surreptitiously	sˌɚɹɪptˈɪʃəsli sˌʌɹəptˈɪʃəsli
surrogacy	sˈɝəɡəsi sˈʌɹəɡəsi
surrogate	sˈʌɹəɡeɪt
survey	sɝːvˈeɪ
surveys	sɝːvˈeɪz
survive	sɚvˈaɪv səvˈaɪv səvʌˈɪv
survived	sɚvˈaɪvd səvˈaɪvd
survives	sɚvˈaɪvz səvˈaɪvz
surviving	sɚvˈaɪvɪŋ səvˈaɪvɪŋ
suspect	səspˈɛkt sˈʌspɛkt
suspect's	sʌspˈɛkt.s
suspects	sʌspˈɛkt.s
swallow	swˈɑloʊ
swallowed	swˈɑloʊd
swallowing	swˈɑloʊɪŋ
swanger	swˈæŋɚ
swape	swˈeɪp
swathe	swˈɑð swˈeɪð swˈɔð
sweatshirt	swˈɛtʃˌət
sweatshop	swˈɛtʃˌɑp
sweetest	swˈiːɾɪst swˈitəst
swiftness	swˈɪftnɪs
swimsuit	swˈɪmsˌuːt swˈɪmsjˌut
swimsuits	swˈɪmsˌuːt.s swˈɪmsjˌut.s
swinger	swˈɪndʒɚ swˈɪŋɚ swˈɪndʒə
swoosh	swˈʊʃ
syllabus	sˈɪləbəs
symmetry	sˈɪmɪtɹi
sympathetically	sˌɪmpəθˈɛɾɪkli sˌɪmpəθˈɛtɪkəli
syncopated	sˈinkoʊpˌeɪtəd
syncope	sˈɪŋkəpˌi
synod	sˈɪnəd
syphilis	sˈɪfɪlɪs
tabbouleh	təbˈuleɪ təbˈuli
tabernacle	tˈæbɚnˌækəl tˈæbənˌækəl
tableau	tæblˈoʊ
taboos	təbˈuz
tabor	tˈeɪbɚ
taekwondo	tˈaɪkwˌɑndˈoʊ
tagliatelle	tˌæljətˈɛli tˌɑljətˈɛli
taipan	tʌˈɪpæn
taiwan	tˈaɪwˈɑːn
talisman	tˈælɪsmæn tˈælɪzmən
tallies	tˈælis
talon	tˈælən
tambourine	tˌæmbɚɹˈiːn
tamoxifen	tˌəmˈɑksɪfən tˌəmˈɑksɪfɛn
tandoor	tˈændʊɚ tˈɑndʊɚ
tandoori	tˌændˈɔːɹi
tangelo	tˈændʒˌəloʊ
tangential	tændʒˈɛntʃəl
tangerines	tˈændʒɚɹˌiːnz
tantalum	tˈæntələm
tantalus	tˈæntələs
tanzania	tænzˈənɪʌ
tapas	tˈæpəs tˈæpæs
tapestry	tˈæpɪstɹi tˈæpəstɹi
tara	tˈɑɹɑ tˈæɹɑ
tarot	tˌæɹˈoʊ
tatami	tətˈɑmi
tattoo	tˌætˈuː tˌətˈu
tattooed	tˌætˈuːd tˌətˈud
tattoos	tˌætˈuːz tˌətˈuz
tavel	teɪvˈʌl
taverna	təvˈɝɹnə
taxes	tˈæksɪz tˈæksiz
taxicab	tˈæksɪkˌæb tˈæksikˌæb
teammate	tˈimmˌeɪt
teammates	tˈimmˌeɪt.s
tear	tˈɪɹ tˈɛɹ
technicality	tˌɛknɪkˈælɪɾi
technocrat	tˈɛknoʊkɹˌæt
teensy	tˈinsi
teeth	tˈiːθ
teetotaler	tˌitˌoʊtˈəlɚ tˌitˌoʊtˈələ
teetotaller	tˈitoʊtˌəlɚ
tele	tˈɛlɪ tˈɛli
teleconference	tˈɛlɪkˌɑːnfɚɹəns tˈɛləkˌɑnfəɹəns
telegram	tˈɛlɪɡɹˌæm tˈɛləɡɹˌæm
telekinesis	tˌɛlɪkənˈiːsɪs tˌɛləkɪnˈisɪs
telemarketers	tˌɛlɪmˈɑɹkiːɾɚz
telemarketing	tˌɛlɪmˈɑɹkɪɾɪŋ
telematic	tˌɛlɪmˈæɾɪk tˌɛləmˈætɪk
telematics	tˌɛlɪmˈæɾɪks tˌɛləmˈætɪks
teleology	tˈɛliˌɑːlədʒˌi tˈiliˌɑlədʒˌi
telepath	tˌɛlɪpˈæθ
telephone	tˈɛlɪfˌoʊn tˈɛləfˌoʊn
telephone's	tˈɛlɪfˌoʊnz tˈɛləfˌoʊnz
telephoned	tˈɛlɪfˌoʊnd tˈɛləfˌoʊnd
telephones	tˈɛlɪfˌoʊnz tˈɛləfˌoʊnz
telephoning	tˈɛlɪfˌoʊnɪŋ tˈɛləfˌoʊnɪŋ
telephony	tˈəlɛfˌəni
teleport	tˈɛlɪpˈɔɹt tˈɛləpˈɔɹt
teleported	tˈɛlɪpˈɔɹtɪd tˈɛləpˈɔɹtɪd
teleprompter	tˈɛlɪpɹˌɑːmptɚ tˈɛləpɹˌɑmptɚ
telethon	tˈɛləθɑn
televangelist	tˌɛlɪvˈændʒɪlɪst tˌɛlɪvˈændʒəlɪst
televise	tˈɛlɪvˌaɪz tˈɛləvˌaɪz
television	tˈɛlɪvˌɪʒən tˈɛləvˌɪʒən
televisions	tˈɛlɪvˌɪʒənz tˈɛləvˌɪʒənz
telex	tˈɛlˌɛks
tellurium	tɛlˈʊɹiʌm tɪljˈʊəɹiəm
telomerase	teɪlˈɑməɹˌeɪz teɪlˈɑməɹˌeɪs
telomere	tˈɛləmɪɚ tˈiləmɪɚ
telos	tˈilɑs tˈɛlɑs
temblor	tˈɛmblɔ
temerity	tɛmˈɛɹɪɾi təmˈɛɹɪti tɪmˈɛɹɪti təmˈɛɹəti
temperature	tˈɛmpɹɪtʃɚ tˈɛmpɹətʃɚ tˈɛmpətʃɚ tˈɛmpəɹtʃɚ
temperature's	tˈɛmpɹɪtʃɚz tˈɛmpɹətʃɚz
temperatures	tˈɛmpɹɪtʃɚz tˈɛmpɹətʃɚz
tempest	tˈɛmpɪst tˈɛmpəst
tempestuous	tɛmpˈɛstʃəs tˌɛmpˈɛstʃəwəs
temptress	tˈɛmptɹɛs
tenacious	tɛnˈeɪʃəs tənˈeɪʃəs
tenaciously	tɛnˈeɪʃəsli tənˈeɪʃəsli
tenacity	tɛnˈæsɪɾi tənˈæsɪti tənˈæsəti
tenderness	tˈɛndɚnəs tˈɛndɚnɪs tˈɛndənɪs
tenebrous	tˈɛnɛbɹəs tˈɛnəbɹəs tˈɛnɪbɹəs
tenement	tˈɛnəmənt tˈɛnɪmənt
tent	tˈɛnt tˈɪnt
tenth	tˈɛnθ tˈɪnθ
teppanyaki	tˌɛpənjˈɑki
terabyte	tˌɛɹəbˈaɪt
teriyaki	tˌɛɹɪjˈæki tˌɛɹijˈæki tˌɛɹɪjˈɑki tˌɛɹijˈɑki
termini	tˈɝːmɪnˌaɪ tˈɝmənˌaɪ
terminology	tˌɝːmɪnˈɑːlədʒi tˌɝmənˈɑlədʒi
terrace	tˈɛɹɪs tˈɛɹəs
terracotta	tˌɛɹəkˈɑːɾə
terrestrial	tɚɹˈɛstɹiəl təɹˈɛstɹɪəl
terrible	tˈɛɹɪbʌl tˈɛɚbəl tˈɛɹəbəl tˈɝbəl
terrible's	tˈɛɹɪbʌlz tˈɛɚbəlz
tertiary	tˈɝːʃjɚɹi tˈɝʃəɹi tˈɝʃiˌəɹi tˈɝʃɹi
tesselate	tˈɛsɪlˌeɪt tˈɛsəlˌeɪt
testicular	tˌɛstˈɪkjʊlɚ tˌɛstˈɪkjəlɚ tˌɛstˈɪkjələ
testimonial	tˌɛstɪmˈoʊniəl tˌɛstɪmˈoʊnɪəl
th	tˈiːˈeɪtʃ
thalamus	θˈæləməs
thaler	tˈɑlɚ
thalidomide	θəlˈɪdəmˌaɪd
thank	θˈæŋk
thanking	θˈæŋkɪŋ
thanks	θˈæŋks
thanksgiving	θˌæŋksɡˈɪvɪŋ
that'd	ðˈæɾəd
that've	ðˈətəv
theater	θˈɪʌɾɚ θˈɪʌtə θˈiətɚ θˈieɪtɚ
theaters	θˈɪʌɾɚz θˈɪʌtəz
their	ðˈɛɹ ðˈɛʌ ðˈɑɹ ðˈɛ
thematic	θiːmˈæɾɪk θɛmˈætɪk θɪmˈætɪk
themselves	ðɛmsˈɛlvz ðəmsˈɛlvz
theological	θˌiːəlˈɑːdʒɪkʌl θiəlˈɑdʒɪkl θɪəlˈɑdʒɪkl
theorbo	θiˈɔɹboʊ θiˈɔboʊ
theory	θˈɪʌɹi θˈiəɹi
there'd	ðˈɛɹd
there'll	ðˈɛɹl
thereby	ðˈɛɹbˈaɪ
thereto	ðˈɛɹtˌuː
thereupon	ðˌɛɹʌpˈɑːn
thermonuclear	θˌɝɹmoʊnjˈukliɚ
theses	θˈisiz
thesis	θˈiːsɪs θˈɛsɪs θˈisiz
they	ðˈeɪ
they'd	ðˈeɪd
they'll	ðˈeɪl ðˈɛl
they're	ðˈeɪɚ ðˈeɪə ðˈɛɚ ðˈɛə
they've	ðˈeɪv
thill	θˈɪl
thinnest	θˈɪnɪst θˈɪnəst
this	ðˈɪs ðˈəs
thole	θˈoʊl
thon	ðˈɑn ðˈʌn
thoracic	θəɹˈæsɪk
thoroughfare	θˈʌɹəfˌɛ
thoroughly	θˈɝɹəli θˈʌɹəli
though	ðˈoʊ
thought	θˈɔːt θˈɑt
thousandth	θˈaʊzəndtθ θˈaʊzəndð θˈaʊzəntθ
thousandths	θˈaʊzəntθs
three	θɹˈiː
three's	θɹˈiːz
three-hour	θɹˌiːˈaʊɚ
three-quarters	θɹˌiːkwˈɔɹɾɚz
threes	θɹˈiːz
threshold	θɹˈɛʃhˌoʊld
threw	θɹˈuː θɹɪˈʊ
thrombosis	θɹɑmbˈoʊsɪs
through	θɹˈuː θɹˈʌf
thrushes	θɹˈʌʃəz
thumbtack	θˈʌmtæk
thumbtacks	θˈʌmtæks
thy	ðˈaɪ
ti	tˈi
ticklish	tˈɪkəlɪʃ
tiddlywinks	tˈɪdliwɪŋks tˈɪdəlɪwˌɪŋks
tigon	tˈaɪɡən
tilbury	tˈɪlbˌɛɹi tˈɪlbˌəɹi
timpani	tˈɪmpənˌi
tinman	tˈɪnmˌæn
tiramisu	tˌɪɹəmˈɪsˌu tˌɪɹəmˈisˌu
tire	tˈaɪɝ tˈɑɚ tʌˈɪɚ
tire's	tˈaɪɝz tˈɑɚz
tired	tˈaɪɝd tˈɑɚd
tiring	tˈaɪʌɹɪŋ
today	tədˈeɪ tʊdˈeɪ
today's	tədˈeɪz tʊdˈeɪz
todays	tədˈeɪz tʊdˈeɪz
together	təɡˈɛðɚ tʊɡˈɛðɚ
toilet	tˈɔɪlɪt tˈɔɪlət
toilets	tˈɔɪlɪt.s tˈɔɪlət.s
toll	tˈoʊl tˈɔl tˈɑl
toman	tˈoʊmən tˈʊmən tˈʌmən
tomfoolery	tˈɑmfulˌɚi tˈɑmfulˌəɹi
tomorrow	təmˈɑːɹˌoʊ təmˈɑɹˌə tʊmˈɑɹˌoʊ təmˈʌɹˌoʊ
tomorrow's	təmˈɑːɹˌoʊz təmˈɑɹˌəz
tomorrows	təmˈɑːɹˌoʊz təmˈɑɹˌəz
tonite	toʊnˈaɪt tənˈaɪt
tonsillitis	tˌɑːnsɪlˈaɪɾɪs tˌɑnsəlˈaɪtɪs
tooth	tˈuːθ tˈʊθ
tootsie	tˈʊt.sˈi
tormented	tˈɔɹmˌɛntɪd
tormentor	tˈɔɹmˌɛntɚ tˈɔmˌɛntɚ
torrential	təɹˈɛntʃəl
tortellini	tˌɔɹtəlˈini
toupee	tˌuːpˈeɪ
tourist	tˈʊɹɪst tˈɔːɹɪst tˈɝɪst
tourists	tˈʊɹɪst.s tˈɔːɹɪst.s
tourmaline	tˈʊɚməlˌin tˈʊɚməlˌɪn
tournedos	tʊəɹnˈədoʊ tˈɔɹnədoʊ
toward	təwˈɔɹd təwˈɔːd twˈɔɹd tˈɔɹd
towards	təwˈɔːd.z tʊwˈɔɹd.z tˈɔɹd.z tˈɔd.z
tower	tˈaʊɚ tˈoʊɚ
towering	tˈaʊəɹɪŋ
toxicity	tɑːksˈɪsɪɾi tɑksˈɪsəti
trachea	tɹˈəkiə tɹˈeɪkiə
tracheal	tɹˈeɪkiəl
tragedy	tɹˈædʒədi tɹˈædʒɛdi tɹˈædʒɪdi
trampoline	tɹˌæmpəlˈiːn
transact	tɹænzˈækt
transaction	tɹænzˈækʃən
transcend	tɹænt.sˈɛnd
transcendence	tɹænt.sˈɛndəns
transcendent	tɹænt.sˈɛndənt
transcendental	tɹˌænsɛndˈɛntəl tɹˌænzɛndˈɛntəl
transcends	tɹænt.sˈɛnd.z
transcontinental	tɹˌænzkˌɑntɪnˈɛntəl tɹˌɑnzkˌɑntɪnˈɛntəl
transducer	tɹænzdjˈusɚ
transect	tɹˈænsˌɛkt
transfeminine	tɹænzfˈɛmənˌɪn
transfer	tɹænsfˈɝː
transgender	tɹˈænzdʒˈɛndɚ tɹˈænzdʒˈɛndə
transgenic	tɹˌænzdʒˈɛnɪk tɹˌɑnzdʒˈɛnɪk
transgress	tɹænzɡɹˈɛs
transition	tɹænzˈɪʃən tɹɑnzˈɪʃən
transitioning	tɹænzˈɪʃənɪŋ tɹɑnzˈɪʃənɪŋ
transitive	tɹˈænzɪtˌɪv
translate	tɹænzlˈeɪt tɹɑnzlˈeɪt
translated	tɹænslˈeɪɾɪd tɹænzlˈeɪtɪd tɹɑnzlˈeɪtɪd
translates	tɹænzlˈeɪt.s tɹɑnzlˈeɪt.s
translating	tɹænzlˈeɪtɪŋ tɹɑnzlˈeɪtɪŋ
translation	tɹænzlˈeɪʃən
translucent	tɹænzlˈusənt
transoceanic	tɹˌænzoʊʃiˈænɪk
transparent	tɹænt.spˈæɹənt tɹænzpˈæɹənt
transplant	tɹænzplˈænt tɹænzplˈɑnt
transport	tɹˈænspɔɹt tɹænspˈɔɹt
transportation	tɹˌænspɔːtˈeɪʃən
transported	tɹænzpˈɔɹtɪd tɹænzpˈɔtɪd tɹɑnspˈɔtɪd
transports	tɹænspˈɔɹt.s
transpose	tɹænzpˈoʊz tɹɑnspˈoʊz
transsexual	tɹænzsˈɛkʃuəl
transvestite	tɹænzvˈɛstaɪt
traveler	tɹˈævəlɚ tɹˈævlɚ
travelers	tɹˈævəlɚz tɹˈævlɚz
traveling	tɹˈævəlɪŋ tɹˈævlɪŋ
travellers	tɹˈævɛlɚz tɹˈævəlɚz tɹˈævələz
travelocity	tɹˈævəlˈɑːsɪɾi
travelogue	tɹˈævəllˌɑɡ tɹvvˈəlɔɡ
traverse	tɹˈəvɝːs
traversed	tɹˈəvɝːst
travis	tɹˈeɪvəs
treasure	tɹˈɛʒɚ tɹˈɛʒə tʃɹˈɛʒɚ
treasure's	tɹˈɛʒɚz tɹˈɛʒəz
trebuchet	tɹˈɛbʊʃˌeɪ tɹˈɛbjəʃˌeɪ tɹˈɛbjuʃˌeɪ tɹˈɛbəʃˌɛt
trellis	tɹˈɛlɪs
tremendous	tɹəmˈɛndəs tɹɪmˈɛndəs
trenchant	tɹˈɛnʃənt
tretinoin	tɹˈətɪnoʊˌɪn
triangulation	tɹaɪˌæŋɡjʊlˈeɪʃən tɹaɪˌæŋɡjəlˈeɪʃən tɹʌɪˈæŋɡjʊlˈeɪʃən
triathlon	tɹˌaɪˈæθlɑn tɹˈaɪæθəlɑn
tributary	tɹˈɪbjuːtˌɛɹi tɹˈɪbjʊtˌəɹi
tricuspid	tɹaɪkˈəspɪd
triennial	tɹˈaɪniəl tɹaɪˈɛniəl
trifecta	tɹaɪfˈɛktə
trifling	tɹˈaɪflɪŋ tɹˈaɪfliŋ
triglyceride	tɹaɪɡlˈɪsəɹˌaɪd
trigonometric	tɹˌɪɡənəmˈɛtɹɪk
trilateral	tɹɪlˈætəɹəl
trillion	tɹˈɪliʌn tɹˈɪljən
trimester	tɹaɪmˈɛstɚ
trimmer	tɹˈɪmə
tripartite	tɹaɪpˈɑɹtˌaɪt
triptych	tɹˈɪptɪk
tritium	tɹˈɪtiəm tɹˈɪʃiəm
triumphal	tɹaɪˈʌmfʌl
triumvirate	tɹaɪˈʌmvəɹɪt
triviality	tɹˌɪviˈælɪɾˌi tɹˌɪviˈælətˌi
troche	tɹˈoʊk tɹˈoʊki tɹˈoʊʃ
trouser	tɹˈaʊzɚ
trousers	tɹˈaʊzɚz tɹˈaʊzəz
trumpeter	tɹˈʌmpɛɾɚ tɹˈʌmpɪtɚ tɹˈʌmpɪtə
trustee	tɹˌʌstˈiː
trustworthiness	tɹˈʌstwˌɝɹðinɛs
tube	tjˈuːb
tuition	tuːˈɪʃən tjuːˈɪʃən tʃuˈɪʃən
tune	tjˈuːn tʃˈun
tuned	tjˈuːnd
tunes	tjˈuns
turbot	tˌɝbˈət
turbulence	tˈɝːbjʊləns tˈɝbjələns
turbulent	tˈɝːbjʊlənt tˈɝbjələnt
turlough	tˈɝlɑk
turmeric	tˈɝɹməɹˌɪk tˈɝməɹˌɪk tˈuməɹˌɪk
tutelage	tˈuːɾɛlɪdʒ tˈutɪlɪdʒ tjˈutɪlɪdʒ tʃˈutɪlɪdʒ
tutorial	tuːtˈɔːɹiəl tutˈɔɹijəl tʊtˈɔɹijəl tjutˈɔɹɪəl
tutorials	tuːtˈɔːɹiəlz tutˈɔɹijəlz
tv	tˈiːvˈiː
twelfth	twˈɛlfθ twˈɛlf twˈɛlftθ twˈɛlθ
twelve	twˈɛlv twˈɛv
twentieth	twˈɛntiʌθ twˈɛniəθ
twenty	twˈɛnti twˈɛni
two-dimensional	tˌuːdɪmˈɛnʃənʌl
two-thirds	tˌuːθˈɝːd.z
tympanum	tˈɪmpənəm
typings	tʌˈɪpɪŋs
typists	tʌˈɪpɪst.s
tyrannosaurus	tɪɹænəsˈɔɹəs taɪɹænəsˈɔɹəs
uber	jˈuːbɚ ˈubɚ ˈubə
ubuntu	ˌʊbˈʊntˌu
udo	jˈuːdˌoʊ ˈudˌoʊ
udon	jˈuːdɑːn ˈudɑn
ufo	jˌuːˌɛfˈoʊ jˌufˈoʊ
ultrasonic	ˌʊltɹəsˈɑːnɪk ˌʌltɹəsˈɑnɪk
ultraviolet	ˌʊltɹəvˈaɪʌlɪt ˌʌltɹəvˈaɪələt ˌʌltɹəvˈaɪlət
unanswerable	ˌʌnˈɑːnsəɹəbʌl
unbelievable	ˌʌnbɪlˈiːvəbʌl ˌʌnbəlˈivəbəl
uncharacteristically	ʌnkˌɛɹəktəɹˈɪstɪkəli
uncoil	ʌnkˈɔɪəl
uncomfortable	ʌŋkˈʌmftəbʌl ʌnkˈʌmftɚbəl ʌnkˈʌmfɚtəbəl ʌnkˈʌmfətəbəl
uncouth	ˈʌŋkˈuːθ
uncreative	ʌnkɹɪˈeɪtɪv
unctuous	ˈʌŋktʃəs ˈʌŋktʃʊəs ˈʌŋktʃəwəs
underage	ˈʌndɚɹeɪdʒ
underbelly	ˈʌndɚbˌɛli
undercurrent	ˈʌndɚkˌɝːɹənt
underdog	ˈʌndɚdˌɑːɡ
underestimate	ˈʌndəɹˈɛstɪmˌət ˈʌndɚˈɛstɪmˌeɪt ˈʌndɚˈɛstɪmˌɪt
underestimated	ˈʌndɚɹˈɛstɪmˌeɪɾɪd
underestimating	ˈʌndəɹˈɛstɪmˌətɪŋ ˈʌndɚˈɛstɪmˌeɪtɪŋ
undergarment	ˈʌndɚɡˌɑɹmənt
undergrad	ˈʌndɚɡɹˌæd
underground	ˈʌndɚɡɹˌaʊnd
underline	ˈʌndɚlˌaɪn
underlined	ˈʌndɚlˌaɪnd
undermine	ˈʌndɚmˌaɪn
undermined	ˈʌndɚmˌaɪnd
undermining	ˈʌndɚmˌaɪnɪŋ
underpaid	ˈʌndɚpˈeɪd
underpants	ˈʌndɚpˌænt.s
underpin	ˈʌndɚpˌɪn
undershirt	ˈʌndɚʃˌɝːt
underside	ˈʌndɚsˌaɪd
understaffed	ˈʌndɚstˌæft
understand	ˌʌndɚstˈænd ˌʌndəstˈænd ˌʌndɚstɛˈənd
understands	ˌʌndɚstˈænd.z ˌʌndəstˈænd.z
understate	ˈʌndɚstˌeɪt
understatement	ˈʌndɚstˌeɪtmənt
understory	ˈʌndɚstˌɔːɹi
understudy	ˈʌndɚstˌʌdi
undertake	ˈʌndɚtˌeɪk
undertaken	ˈʌndɚtˌeɪkən
undertaker	ˈʌndɚtˌeɪkɚ
undertakes	ˈʌndɚtˌeɪks
undertaking	ˈʌndɚtˌeɪkɪŋ
undertone	ˈʌndɚtˌoʊn
underutilize	ˈʌndɚjˌuːɾɪlˌaɪz
undervalue	ˈʌndɚvˌæljuː
underwater	ˈʌndɚwˌɔːɾɚ
underwear	ˈʌndɚwˌɛɹ
underwood	ˈʌndɚwˌʊd
underwrite	ˈʌndɚɹˌaɪt
underwritten	ˈʌndɚɹˌɪtʌn
undine	ˈʌndˌin
uneducated	ʌnˈɛdʒuːkˌeɪɾɪd ʌnˈɛdʒəkˌeɪtɪd ʌnˈɛdʒʊkˌeɪtɪd
unemployed	ˌʌnɪmplˈɔɪd
unemployment	ˌʌnɪmplˈɔɪmənt
unenthusiastic	ʌnɛnθˌuːziˈæstɪk ʌnɛnθjˌuziˈæstɪk
unexpected	ˌʌnɪkspˈɛktɪd
unexpectedly	ˌʌnɛkspˈɛktɪdli ˌʌnɪkspˈɛktɪdli
unfeasible	ʌnfˈiːzɪbʌl ʌnfˈizəbəl
unfortunately	ʌnfˈɔɹtʃənətli ʌnfˈɔɹtʃnətli ʌnfˈɔɹtʃənɪtli ʌnfˈɔtʃənətli
uniform	jˈuːnɪfˌɔɹm jˈuːnɪfˌɔːm jˈunɪfˌɚm
uniformly	jˈuːnɪfˌɔɹmli jˈunəfˌɔɹmli jˈunɪfˌɔmli
uniforms	jˈunɪfˌɔɹms jˈunɪfˌɔms
unintelligent	ˌʌnɪntˈɛlɪdʒənt ˌʌnəntˈɛlədʒənt
unintelligible	ˌʌnɪntˈɛlɪdʒəbʌl ˌʌnɪntˈɛlɪdʒɪbəl
union	jˈuːniʌn jˈunjən
unionization	jˌunjənaɪzˈeɪʃən
unionize	jˈuːniʌnˌaɪz jˈunjənˌaɪz
unionized	jˈuːniʌnˌaɪzd jˈunjənˌaɪzd
unions	jˈuːniʌnz jˈunjənz
unitary	jˈuːnɪtˌɛɹi jˈunɪtˌəɹi
unite	jˈuːnˌaɪt
united	juːnˈaɪɾɪd jʊnˈaɪtɪd
universality	jˌuːnɪvɝːsˈælɪɾi jˌunɪvɝsˈæləti
universe	jˈuːnɪvˌɝːs jˈunəvˌɝs jˈunivˌɝɹs
universes	jˈuːnɪvˌɝːsɪz jˈunəvˌɝsɪz
universities	jˌuːnɪvˈɝːsɪɾiz jˌunɪvˈɝsətiz
university	jˌuːnɪvˈɝːsɪɾi jˌunɪvˈɚsəti jˌunɪvˈəsəti
university's	jˌuːnɪvˈɝːsɪɾiz jˌunɪvˈɚsətiz
unleaded	ʌnlˈɛdɪd ʌnlˈɛdəd
unless	ʌnlˈɛs ɪnlˈɛs
unmerciful	ʌnmˈɝːsɪfʌl
unnecessary	ʌnnˈɛsɪsˌɚɹi ʌnnˈɛsəsˌəɹɪ ʌnnˈɛsəsˌɛɹi ʌnnˈɛsəɹɪ
unprecedented	ʌnpɹˈɛsɪdˌɛntɪd
unpretentious	ˌʌnpɹɪtˈɛnʃəs ˌʌnpɹətˈɛnʃəs
unquote	ˈʌŋkwˈoʊt
unread	ʌnɹˈɛd ʌnɹˈid
unrecognizable	ʌnɹˌɛkəɡnˈaɪzəbʌl
unremitting	ˌʌnɹɪmˈɪtɪŋ
unrepentant	ˌʌnɹɪpˈɛntənt ˌənɹəpˈɛntənt
unstoppable	ʌnstˈɔpəbəl
until	ʌntˈɪl ɪntˈɪl ʊntˈɪl
unto	ˈʌntʊ
untranslatable	ʌntɹænzlˈeɪtəbəl
unusual	ʌnjˈuːʒˌuːʌl ʌnjˈuʒəl
unwanted	ʌnwˈɑntɪd
unwieldy	ʌnwɪˈəldi
upbeat	ˈʌpbˌiːt
upbraid	ˈʌpbɹˌeɪd
upbringing	ˈʌpbɹˌɪŋɪŋ
upcoming	ˈʌpkˌʌmɪŋ
update	ʌpdˈeɪt
updated	ʌpdˈeɪtɪd
updates	ʌpdˈeɪt.s
updating	ʌpdˈeɪtɪŋ
upgrade	ʌpɡɹˈeɪd
uphill	ˈʌphˈɪl
upholster	əpˈəlstɚ əpˈɑlstɚ
upholstery	ʌphˈoʊlstəɹi
upon	əpˈɑːn əpˈɔn
uppity	ˈʌpəti
upright	ʌpɹˈaɪt
upset	ʌpsˈɛt ˈʌpsɛt
upsets	ʌpsˈɛt.s ˈʌpsɛt.s
upstanding	ˈʌpstˌændɪŋ
upstate	ˈʌpstˈeɪt
upstream	ˈʌpstɹˈiːm
upswing	ʌpswˈɪŋ
upturn	ʌptˈɝːn
urbane	ɝːbˈeɪn
urinalysis	jˌʊɹɪnˈæləsɪs jˌʊəɹɪnˈælɪsˌɪs
use	jˈuz jˈus
usual	jˈuːʒuːʌl jˈuʒəl jˈuʒʊəl jˈuʒ
usually	jˈuːʒuːʌli jˈuʒəli jˈuʒʊəli
usurpation	jˌusəɹpˈeɪʃən
usurping	jˌusˈɝɹpɪŋ
usury	jˈuʒəɹi
uterine	jˈutəɹaɪn
utterances	ˈʌtəɹənsəz
utz	ˈʊt.s
uzi	jˈuːzi ˈuzi
vacation	veɪkˈeɪʃən vəkˈeɪʃən
vacationer	vəkˈeɪʃənɚ
vacations	veɪkˈeɪʃənz vəkˈeɪʃənz
vacuum	vˈækjuːm vˈækjuəm
vacuumed	vˈækjuːmd vˈækjuəmd
vacuuming	vˈækjuːmɪŋ vˈækjuəmɪŋ
vaginal	vædʒˈɪnʌl vædʒˈənəl vˈədʒʌɪnəl
valedictorian	vˌælɪdˌɪktˈɔːɹiʌn vˌælədˌɪktˈɔɹiən vˌælədˌɪktˈɔɹiɪn vˌælədˌɪktˈɔɹɪən
valerian	vəlˈɪəɹɪən
validation	vˌælɪdˈeɪʃən vˌælədˈeɪʃən
validity	vəlˈɪdɪti vəlˈɪdəti
valise	vəlˈiz
valleys	vˈælɪz vˈæliz
valuable	vˈæljuːəbʌl vˈæljəbəl
valuables	vˈæljuːəbʌlz vˈæljəbəlz
value	vˈæljuː vˈæljəbəl
valuing	vˈæljuːɪŋ vˈæljəbəlɪŋ
vanadium	vənˈeɪdiəm
vanillin	vənˈɪlɪn
vaporware	vˈeɪpɚwˌɛɹ vˈeɪpəwˌɛɚ
variability	vɛɹiəbˈɪlɪɾi vɛɹiəbˈɪləti vˌɛəɹiəbˈɪləti væɹiəbˈɪləti
variegate	vˈɛɹɪɡeɪt vˈɛɹiəɡˌeɪt
variegated	vˈɛɹɪɡeɪɾɪd vˈɛəɹɪəɡˌeɪtɪd
varietal	vˈəɹaɪətəl
varieties	vɚɹˈaɪʌɾiz vəɹˈaɪɪtiz
various	vˈɛʌɹiʌs vˈæɹiəs
vascular	vˈæskjʊlɚ vˈæskjəlɚ vˈæskjələ
vase	vˈeɪs vˈɑːz vˈeɪz vˈɔz
vasectomy	vəsˈɛktəmi
vases	vˈeɪsɪz vˈɑːzɪz
vaudeville	vˈoʊdvɪl vˈɔdəvɪl
vedette	vɛdˈɛt vədˈɛt
vega	vˈeɪɡə
vegas	vˈeɪɡəz
vegetable	vˈɛdʒɪɾəbʌl vˈɛdʒtəbəl vˈɛdʒətəbəl vˈɛtʃtəbəl
vegetables	vˈɛdʒɪɾəbʌlz vˈɛdʒtəbəlz vˈɛdʒətəbəlz vˈɛtʃtəbəlz
vegetal	vˈɛdʒɛɾʌl vˈɛdʒɪtəl
vegetarian	vˌɛdʒɪtˈɛʌɹiʌn vˌɛdʒɪtˈɛəɹɪən
vegetarians	vˌɛdʒɪtˈɛʌɹiʌnz vˌɛdʒɪtˈɛəɹɪənz
vegetation	vˌɛdʒɪtˈeɪʃən vˌɛdʒətˈeɪʃən
vegetative	vˌɛdʒɪtˈeɪɾɪv vˌɛdʒətˈeɪtɪv
vehemence	vˈiəmənt.s vˈihəmənt.s
vehemently	vˈiəməntli
vehicles	vˈiəkəlz vˈiɪkəlz
vehicular	vɛhˈɪkjʊlɚ vihˈɪkjəlɚ viˈɪkjəlɚ
vela	vˈilə
velocity	vəlˈɑːsɪɾi vəlˈɑsəti
velodrome	vˌɛlədɹˈoʊm
velveteen	vˈɛlvɪtˌiːn vˈɛlvətˌin
velvety	vˈɛlvɪɾi vˈɛlvəti
venality	vɛnˈælɪɾi vɪnˈælɪti
veneer	vɛnˈɪɹ vənˈɪɹ vənˈɪɚ
venerable	vˈɛnɚɹəbʌl vˈɛnəɹəbl vˈɛnɹəbl
venereal	vɛnˈɪʌɹiʌl vənˈɪɹiəl vənˈɪəɹɪəl
veney	vˈɛneɪ
vengeful	vˈɛnʒfəl
venous	vˈinəs
venturi	vˈɛntjʊəɹi
verbalize	vˈəbəlʌˌɪz
verbiage	vˈɝːbɪdʒ vˈɝbiɪdʒ vˈɝɹbiɪdʒ
verification	vˌɛɹɪfɪkˈeɪʃən vˌɛɹəfɪkˈeɪʃən
verisimilitude	vˌɛɹɪsɪmˈɪlɪɾˌuːd
veritable	vˈɛɹɪɾəbʌl vˈɛɹɪtəbl
vermilion	vɝːmˈɪliʌn vɚmˈɪljən vəmˈɪljən
vermouth	vɝːmˈəθ
vernacular	vɝːnˈækjʊlɚ vɚnˈækjəlɚ vənˈækjʊlə
vers	vˈɝs
vertebrae	vˈɝːɾɪbɹˌiː vˈɝtəbɹˌi vˈɝtəbɹˌaɪ vˈɝtəbɹˌeɪ
vertebrate	vˈɛɹtɪbɹˌeɪt
vertically	vˈɝːɾɪkli vˈɝtɪkəli
veterinarian	vˌɛtəɹənˈɛɹiən vˌɛtʃɹɪnˈɛɹiən
via	vˈaɪʌ vˈiə
viator	vaɪˈeɪtɚ
vichyssoise	vˌɪtʃɪsˈɔɪs
vicinity	vɪsˈɪnɪɾi vəsˈɪnəti
vicissitude	vˌɪsˈɪsɪɾuːd
victory	vˈɪktɚɹi vˈɪktɹi
vicuna	vɪkˈuːnə vɪkˈunjə
video	vˈɪdioʊ vˈɪdjoʊ
videos	vˈɪdioʊz vˈɪdjoʊz
view	vjˈuː vɪˈu
vigil	vˈɪdʒɪl vˈɪdʒəl
vigilance	vˈɪdʒɪlɪns
vikings	vˈaɪkɪŋs
vile	vˈaɪl vˈaɪəl
vinegar	vˈɪnɪɡɚ vˈɪnəɡɚ vˈɪnəɡə
violent	vˈaɪʌlənt vˈaɪlənt
violet	vˈaɪʌlɪt vˈaɪələt vˈaɪlət
violinist	vaɪʌlˈɪnɪst
violinist's	vaɪʌlˈɪnɪst.s
violist	vˌaɪˈʌlɪst
virago	vɪɹˈɑɡˌoʊ
viral	vˈaɪʌɹʌl
virility	vəɹˈɪlɪti
virology	vaɪɹˈɑlədʒi
virtues	vˈətʃus
virtuosity	vɝɹtjuˈɑsɪti
virulent	vˈɪɹələnt vˈɪɹjələnt vˈɪɹjʊlənt
visa	vˈiːzə vˈisə
visas	vˈiːzəz vˈisəz
viscosity	vɪskˈɑsɪti
vise	vˈaɪs
visualization	vˌɪʒuːəlɪzˈeɪʃən vˌɪʒuələzˈeɪʃən vˌɪʒwələzˈeɪʃən vˌɪʒəlaɪzˈeɪʃən
vitiligo	vɪtˈɪlaɪɡoʊ
vitriolic	vˌɪtɹiˈɑːlɪk vˌɪtɹɪˈɑlɪk
vituperative	vˌɪɾˈuːpɚɹətɪv
viviparous	vɪvˈɪpɚɹəs
vocabulary	voʊkˈæbjʊlˌəɹɪ
vociferate	voʊsˈɪfɚɹeɪt
volatility	vˌɑːlətˈɪlɪɾi vˌɑlətˈɪləti
volleyball	vˈɑːlɪbˌɔːl vˈɑlibˌɔl
voluble	vˈɑːlʌbʌl vˈɑljəbəl vˈɑljʊbəl
volume	vˈɑːljuːm vˈɑljəm vˈɑljʊm
voluminous	vəlˈuːmɪnəs vəlˈumənəs vəljˈumɪnəs
voluntary	vˈɑːləntɚɹi vˈɑləntɹi vˈɑləntɛɹi
voyeur	vˌɔɪjˈɝɹ vˌɔɪjˈɝ
voyeurism	vwˌɑjˈɝɹɪzəm
vulgarity	vʌlɡˈɝɹɪti
wahine	wɑhˈineɪ wɑhˈini wɑhˈinɪ
wallaby	wˈɑləbˌi
wallet	wˈɑlɪt wˈɔlət wˈɑlət
wallet's	wˈɑlɪt.s wˈɔlət.s
wallets	wˈɑlɪt.s wˈɔlət.s
wallop	wˈɑləp
wampum	wˈɑmpəm
wan	wˈɑn
wand	wˈɑnd
wander	wˈɑndə
wandered	wˈɑndəd
wandering	wˈɑndəɹɪŋ
wanders	wˈɑndəz
waned	wˈɑnd
wang	wˈæŋ
wangs	wˈæŋz
wanna	wˈɔnə wˈɑnə wˈʌnə
wanted	wˈɑntɪd
wanting	wˈɑntɪŋ
wanton	wˈɑntən
wants	wˈɔnt.s wˈɑnt.s wˈʌnt.s
wapiti	wɑpˈɪti
warmonger	wˈɔmˌʌŋɡɚ
warranty	wˈɔːɹənti wˈɑɹənti
wash	wˈɑːʃ wˈɔʃ wˈɔɹʃ
waster	wˈeɪstə
watch	wˈɑːtʃ wˈɔtʃ
wavelength	wˈeɪvlˌɛŋkθ
wavelengths	wˈeɪvlˌɛŋkθs
we	wˈiː wˈə
we'd	wˈiːd
we'll	wˈiːl wˈiəl
we're	wˈɪɹ wˈɛɚ wˈɪə wˈɚ
we've	wˈiːv
weakling	wˈiklɪŋɡ
wearable	wˈɛɹəbʌl wˈɛəɹəbl
wearily	wˈɪɹɪli wˈɪəɹɪli
weariness	wˈɪəɹinɪs
wearisome	wɪˈəɹɪsˌəm
webster	wˈɛbstə
wedded	wˈɛdɪd wˈɛdəd
weird	wˈɪɹd wiˈəɹd
weird's	wˈɪɹd.z wiˈəɹd.z
weirdest	wˈɪɹdɪst wˈɪəɹdəst
well-being	wˌɛlbˈiːɪŋ
wellness	wˈɛlnəs wˈɛlnɪs
wenge	wˈɛnɡeɪ
weren't	wˈɝːnt wˈɝənt
wetsuit	wˈɛt.sˌuːt wˈɛt.sjˌut
wetted	wˈɛɾɪd wˈɛtəd
what'd	wˈʌd wˈʌtəd wˈʌtɪd
what'll	wˈʌɾʌl
what're	wˈʌɾɚ
what's	wˈʌt.s
when	wˈɛn wˈɪn
when'll	wˈɛnʌl
when's	wˈɛnz
whenever	wɛnˈɛvɚ wɛnˈɛvə wənˈɛvɚ wənˈɛvə
whereas	wɛɹˈæz
whereby	wɛɹbˈaɪ
wherefore	wɛɹfˈɔɹ
wherein	wɛɹˈɪn
whilst	wˈaɪlst
whistling	wˈɪslɪŋ
whitely	wʌˈɪtli
who's	hˈuːz wˈuz
wholehearted	hˈoʊlhˌɑɹɾɪd hˈoʊlhˌɑɹtəd
whomever	huːmˈɛvɚ
whose	hˈuːz
widdly	wˈɪdli wˈɪdəli
widest	wˈaɪdɪst wˈaɪdəst
wifi	wˈaɪfaɪ
wiggly	wˈɪɡli wˈɪɡəli
wigwam	wˈɪɡwɑm
wikipedia	wˈɪkipˌiːdˌiʌ
wind	wˈɪnd wˈaɪnd
wind's	wˈɪnd.z wˈaɪnd.z
winded	wˈɪndɪd wˈaɪndɪd
windlass	wˈɪndləs
windy	wˈɪndi wˈaɪndi
winger	wˈɪŋɚ
winging	wˈiŋiŋ wˈɪndʒɪŋ
wingman	wˈɪŋmæn
winningest	wˈɪnɪŋɪst
wintry	wˈɪntɹi wˈɪntəɹi wˈɪntəɹɪ
wiry	wˈaɪɝɹi wˈaɪəɹi
wis	wˈaɪs
wisecrack	wˈaɪzkɹˌæk
withdrawal	wɪθdɹˈɔːl wɪθdɹˈɔəl wɪðdɹˈɔəl
within	wɪðˈɪn wɪθˈɪn
without	wɪðˈaʊt wɪθˈaʊt
witness	wˈɪtnəs wˈɪtnɪs
witness's	wˈɪtnəsɪz wˈɪtnɪsɪz
wobbly	wˈɑːbli wˈɑbəli
wolfram	wˈʊlfɹˌəm
woll	wˈɑl
wolverine	wˌʊlvɚɹˈiːn
woman	wˈʊmən wˈoʊmən
woman's	wˈʊmənz wˈoʊmənz
women	wˈɪmɪn wˈɪmən wˈʊmən
won	wˈʌn wˈɑn
wonderfully	wˈʌndəɹfli
wonderland	wˈʌndɚlˌænd wˈʌndəlˌænd
wong	wˈɑŋ wˈɔŋ
wonton	wˈɑntɑn
woofer	wˈʊfɚ
wor	wˈɔ
work	wˈɝːk wˈɛk wˈɝɪk wˈʊk
work's	wˈɝːks wˈɛks
workgroup	wˈəkɡɹˌup
worry	wˈʌɹi wˈoʊɹi wˈɑɹi
worrying	wˈɝijɪŋ wˈʌɹijɪŋ
worthwhile	wˈɝːθwˈaɪl
would've	wˈʊdəv wˈʊdə
wouldn't	wˈʊdənt wˈʊnt
wound	wˈund wˈaʊnd
wrenches	ɹˈɛntʃɪs
wronged	ɹˈɑŋd
wrongfully	ɹˈɑŋfəli
wunderkind	wˈʌndɚkˌɪnd wˈʊndɚkˌɪnd
wythe	wˈaɪθ
xebec	zˈibɛk zˈɪbɛk
xenon	zˈinɑn zˈinən
xenophobia	zˌɛnəfˈoʊbiə zˌinəfˈoʊbiə zˌɛnəfˈoʊbɪə
xenophobic	zˌɛnəfˈoʊbɪk zˌɛnəfˈoʊbik
xerox	zˈɛɹɑks zˈiəɹɑks
xeroxed	zˈɛɹɑkst zˈiəɹɑkst
xu	sˈu
ya	jˈə
yahoo	jˈɑhˌu jˈəhˌu
yakitori	jˌækɪtˈɔːɹi jˌækɪtˈɔəɹi
yang	jˈæŋ
yarmulke	jˈɑɹmʌlk jˈɑɹmˌəlkə jˈɑmˌəlkə
yeah	jˈɛə jˈæə
years-old	jˌɪɹzˈoʊld
yeses	jˈɛsiːz jˈɛsɪz
yeshiva	jəʃˈivə
yesterday	jˈɛstɚdˌeɪ jˈɛstədˌeɪ jˈɛstɚdˌi jˈɛstədˌɪ
yesterday's	jˈɛstɚdˌeɪz jˈɛstədˌeɪz
yesterdays	jˈɛstɚdˌeɪz jˈɛstədˌeɪz
yippee	jˌɪpˈiː
yoghurt	jˈɑɡət
you'd	jˈuːd
you'll	jˈuːl
you're	jˈʊɹ jˈɔɹ
you've	jˈuːv
yours	jˈɔɹz jˈʊɚz jˈɚz jˈəz
yourself	jɔɹsˈɛlf jɔːsˈɛlf jʊɹsˈɛlf jɚsˈɛlf
yourselves	jɔɹsˈɛlvz jɔːsˈɛlvz jʊɹsˈɛlvz jɚsˈɛlvz
yous	jˈuːz
yuan	juːˈən
zaibatsu	zˌaɪbˈæt.sˌu zˌaɪbˈɑt.sˌu
zaitech	zˈaɪtˌɛk
zanamivir	zˈənæmɪvɪɹ
zebra	zˈɛbɹə
zebras	zˈɛbɹəz
zenaida	zɛnˈaɪdə zənˈaɪdə
zhou	dʒˈoʊ
ziggurat	zˈɪɡʊɹˌæt
zillion	zˈɪliʌn zˈɪljən
zinfandel	zˈɪnfəndˌɛl
zinger	zˈɪŋɚ
zloty	zlˈɑti
zookeeper	zˈukipɚ
zoologist	zoʊˈɑlədʒɪst
zoonoses	zʊˈunoʊsɪis
zucchini	zukˈini
zucchinis	zukˈiniz
zydeco	zˈaɪdiːkˌoʊ
`;
