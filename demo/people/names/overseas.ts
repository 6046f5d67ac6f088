import { tradition } from './tradition.ts'

export const indian = tradition(
  'Priya, Ananya, Kavita, Meera, Shreya, Aditi, Nisha, Divya, Lakshmi, Pooja, Radhika, Sunita',
  'Arjun, Rohan, Vikram, Sanjay, Karthik, Rahul, Aditya, Nikhil, Suresh, Anand, Manish, Dev',
  'Sharma, Patel, Iyer, Nair, Reddy, Gupta, Mehta, Rao, Banerjee, Kulkarni, Desai, Menon, Kapoor, Joshi, Chatterjee, Bhat',
)
export const chinese = tradition(
  'Mei, Li Na, Xiu, Jing, Wei Ling, Hui Min, Yan, Xin Yi, Grace, Michelle',
  'Wei, Jian, Ming, Jun Jie, Kai, Zhi Hao, Liang, Cheng, Desmond, Adrian',
  'Tan, Lim, Chen, Wong, Zhang, Lin, Ng, Goh, Wang, Liu, Koh, Huang, Teo, Zhao',
)
export const japanese = tradition(
  'Yuki, Haruka, Aiko, Naomi, Sakura, Keiko, Emi, Rin',
  'Hiroshi, Kenji, Takumi, Daisuke, Haruto, Shota, Kazuki, Ryo',
  'Tanaka, Suzuki, Watanabe, Yamamoto, Nakamura, Kobayashi, Ito, Mori, Shimizu, Hayashi',
)
export const arabic = tradition(
  'Yasmine, Leila, Nour, Salma, Amira, Hanane, Imane, Rania, Sara, Meriem, Dalia, Zineb',
  'Karim, Youssef, Omar, Mehdi, Tarek, Hamza, Samir, Rachid, Nabil, Ziad, Amine, Bilal',
  'Benali, El Amrani, Haddad, Mansouri, Khoury, Bennani, Cherif, Saidi, Tazi, Nasser, Rahmani, Bouzid, Farah, El Idrissi, Hamdan, Ziani',
)
export const hebrew = tradition(
  'Noa, Tamar, Shira, Maya, Yael, Hila, Ronit, Adi',
  'Amit, Yonatan, Eyal, Itai, Omer, Gal, Nadav, Roni',
  'Cohen, Levi, Mizrahi, Peretz, Friedman, Shapira, Avraham, Katz, Azoulay, Rosen',
)
export const nigerian = tradition(
  'Chioma, Ngozi, Adaeze, Folake, Temitope, Amara, Yetunde, Ifeoma, Zainab, Bisi',
  'Chinedu, Emeka, Tunde, Obinna, Femi, Ikenna, Segun, Kelechi, Musa, Ayodele',
  'Okafor, Adeyemi, Eze, Balogun, Nwosu, Okonkwo, Adebayo, Oyelaran, Uche, Bello, Obi, Afolabi',
)
export const ghanaian = tradition(
  'Akosua, Abena, Efua, Ama, Adwoa, Esi, Nana, Yaa',
  'Kwame, Kofi, Kwabena, Yaw, Kojo, Ebo, Nii, Kwesi',
  'Mensah, Owusu, Boateng, Asante, Appiah, Osei, Agyeman, Addo, Quaye, Amoah',
)
export const eastAfrican = tradition(
  'Wanjiru, Achieng, Njeri, Faith, Mercy, Aline, Clarisse, Hawa, Selam, Makena',
  'Kamau, Otieno, Brian, Mwangi, Kevin, Eric, Jean-Claude, Samuel, Abel, Juma',
  'Kariuki, Odhiambo, Wambui, Njoroge, Kimani, Mutua, Uwimana, Habimana, Tesfaye, Abdi, Kiprono, Onyango',
)
export const southAfrican = tradition(
  'Thandi, Lerato, Nomsa, Anika, Zanele, Naledi, Marlise, Palesa',
  'Sipho, Thabo, Johan, Lwazi, Pieter, Kagiso, Themba, Riaan',
  'Nkosi, Dlamini, Mokoena, van der Merwe, Naidoo, Botha, Khumalo, Molefe, Steyn, Ndlovu',
)
export const latinAmerican = tradition(
  'Valentina, Camila, Daniela, Luciana, Gabriela, Fernanda, Isadora, Catalina, Renata, Antonia',
  'Santiago, Mateo, Rodrigo, Thiago, Rafael, Sebastián, Felipe, Caio, Nicolás, Joaquín',
  'Oliveira, Rojas, Muñoz, Souza, Araújo, Pizarro, Vargas, Contreras, Ribeiro, Cordero, Salazar, Lima',
)
export const vietnamese = tradition(
  'Linh, Thu, Mai, Hoa, Lan, Trang, Ngoc, Anh',
  'Minh, Tuan, Duc, Nam, Quang, Hung, Long, Khanh',
  'Nguyen, Tran, Le, Pham, Hoang, Vu, Dang, Bui',
)
